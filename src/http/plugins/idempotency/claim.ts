import { createHmac, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestKey } from '../../../db/idempotency-keys.ts';
import { networkOf } from '../../../limits/index.ts';
import { parseIdempotencyKey, requireRandomKey } from './key.ts';

/** A request's claim to an idempotency key. */
export interface Claim extends RequestKey {
  /** Encrypts a secret response; only the same request can derive it. */
  readonly encryptionKey: Buffer;
}

/**
 * Returns a request's claim, using a key of the service; undefined if the request has no idempotency key, is not of the
 * API, or its use case stores the response. Without a caller the idempotency key belongs to the owner that the endpoint
 * names, or else to identical requests.
 * @throws Problem validation
 */
export function claimOf(request: FastifyRequest, secret: KeyObject): Claim | undefined {
  const { needs, idempotency = {} } = request.routeOptions.config;
  if (request.method !== 'POST' || needs === undefined) return undefined;
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  if (key === undefined || idempotency.storedBy === 'use-case') return undefined;
  if (idempotency.isKeySecret) requireRandomKey(key);
  const hmac = (text: string) => createHmac('sha256', secret).update(text);
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  const place = idempotency.isKeySecret ? `${networkOf(request.ip)} ` : '';
  const owner = hmac(`owner ${place}${idempotency.ownerOf?.(request.body) ?? content}`);
  return {
    scope: request.caller?.playerId ?? owner.digest('hex'),
    key,
    fingerprint: hmac(`fingerprint ${content}`).digest('hex'),
    encryptionKey: hmac(`encryption ${content}`).digest(),
  };
}
