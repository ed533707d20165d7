import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SavedResponse } from '../../../db/idempotency-keys.ts';
import type { Claim } from './claim.ts';
import { decrypt, encrypt } from './encryption.ts';

/** Represents a response without a body; no response of this service is just null. */
const nothing = 'null';

/** Header fields saved with a response. */
export const storedHeaders = ['location', 'etag', 'content-type'];

/** Returns the saved form of a response that is about to be sent. */
export function savedFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { encryptionKey }: Claim,
): SavedResponse {
  const text = typeof payload === 'string' && payload !== '' ? payload : nothing;
  const { isSecret = false, credentialOf } = request.routeOptions.config.idempotency ?? {};
  const headers = storedHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const body: unknown = isSecret ? { sealed: encrypt(text, encryptionKey) } : JSON.parse(text);
  const credentialId = credentialOf?.(JSON.parse(text));
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body, credentialId };
}

/** Sends a saved response again. */
export function replay(
  reply: FastifyReply,
  { status, headers, body }: SavedResponse,
  encryptionKey: Buffer,
): FastifyReply {
  const isEncrypted = typeof body === 'object' && body !== null && 'sealed' in body;
  const text = isEncrypted ? decrypt(String(body.sealed), encryptionKey) : JSON.stringify(body);
  reply
    .code(status)
    .headers({ ...headers, 'idempotent-replayed': 'true' })
    .serializer((payload: string) => payload);
  return text === nothing ? reply.send() : reply.send(text);
}
