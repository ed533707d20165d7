import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  claimKey,
  deleteOldKeys,
  type RequestKey,
  releaseKey,
  type SavedResponse,
  saveResponse,
} from '../../db/idempotency-keys.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';

/** How a POST route deals with `Idempotency-Key`. */
export interface KeyHandling {
  /** The use case keeps the answer itself, in the statement that does the work. */
  readonly own?: boolean;
  /** The answer holds secrets: it is kept encrypted with a key that only the same request can make. */
  readonly secret?: boolean;
  /** Without a caller: whose key it is, told from the body. */
  readonly owner?: (body: unknown) => string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    keys?: KeyHandling;
  }
  interface FastifyRequest {
    claimed: (RequestKey & { readonly seal: Buffer }) | undefined;
  }
}

const forgetEveryMs = 3_600_000;
/** Stands for an answer without a body; no answer of this service is just null. */
const nothing = 'null';
const keptHeaders = ['location', 'etag', 'content-type'];

/** Every POST with an `Idempotency-Key` is done once; the same request again gets the first one's answer. */
export function keepAnswers(app: FastifyInstance, deps: Deps): void {
  const secret = Buffer.from(hkdfSync('sha256', deps.config.jwtSecret, '', 'idempotency', 32));
  app.decorateRequest('claimed', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const claim = claimOf(request, secret);
    if (claim === undefined) return undefined;
    const outcome = await claimKey(deps.db, claim, deps.clock());
    if (outcome === 'reused') throw problem('idempotency-key-reused');
    if (outcome === 'in-flight') throw problem('in-flight', { retryAfter: 1 });
    if (outcome !== 'claimed') return replay(reply, outcome.saved, claim.seal);
    request.claimed = claim;
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.claimed !== undefined) await settle(deps, request, reply, payload);
  });
  const forgetting = setInterval(() => forget(deps), forgetEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(forgetting));
}

/**
 * The key in an `Idempotency-Key` field, a quoted string as the draft has it or bare.
 * @throws Problem validation
 */
export function readKey(field: string | string[] | undefined): string | undefined {
  if (field === undefined) return undefined;
  const text = String(field).trim();
  const key = /^"(.*)"$/.exec(text)?.[1]?.replace(/\\(["\\])/g, '$1') ?? text;
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  const detail = 'An Idempotency-Key has 1 to 255 printable ASCII characters.';
  throw problem('validation', { detail, errors: [{ in: 'headers', pointer: '/idempotency-key', detail }] });
}

function claimOf(request: FastifyRequest, secret: Buffer): FastifyRequest['claimed'] {
  if (request.method !== 'POST') return undefined;
  const key = readKey(request.headers['idempotency-key']);
  const { keys = {} } = request.routeOptions.config;
  if (key === undefined || keys.own === true) return undefined;
  const hmac = (text: string) => createHmac('sha256', secret).update(text);
  const asked = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  const owner =
    request.caller?.playerId ?? hmac(`owner ${keys.owner?.(request.body) ?? asked}`).digest('hex');
  const fingerprint = hmac(`asked ${asked}`).digest('hex');
  return { scope: owner, key, fingerprint, seal: hmac(`seal ${asked}`).digest() };
}

async function settle(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const { claimed } = request;
  request.claimed = undefined;
  if (claimed === undefined) return;
  try {
    if (reply.statusCode >= 300) await releaseKey(deps.db, claimed);
    else await saveResponse(deps.db, claimed, answerFrom(request, reply, payload, claimed.seal));
  } catch (error) {
    // The work is done; the caller must learn that, although a retry will not.
    request.log.error({ err: error }, 'an answer could not be kept');
  }
}

function answerFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  seal: Buffer,
): SavedResponse {
  const text = typeof payload === 'string' && payload !== '' ? payload : nothing;
  const isSecret = request.routeOptions.config.keys?.secret === true;
  const kept = keptHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const body: unknown = isSecret ? { sealed: sealed(text, seal) } : JSON.parse(text);
  return { status: reply.statusCode, headers: Object.fromEntries(kept), body };
}

function replay(reply: FastifyReply, { status, headers, body }: SavedResponse, seal: Buffer): FastifyReply {
  const isSealed = typeof body === 'object' && body !== null && 'sealed' in body;
  const text = isSealed ? opened(String(body.sealed), seal) : JSON.stringify(body);
  reply
    .code(status)
    .headers({ ...headers, 'idempotent-replayed': 'true' })
    .serializer((payload: string) => payload);
  return text === nothing ? reply.send() : reply.send(text);
}

function sealed(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const box = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), box]).toString('base64');
}

function opened(box: string, key: Buffer): string {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(12, 28),
  );
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function forget(deps: Deps): void {
  deleteOldKeys(deps.db, deps.clock()).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'old answers could not be deleted'),
  );
}
