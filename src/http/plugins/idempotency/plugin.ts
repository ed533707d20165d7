import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  claimKey,
  deleteOldKeys,
  findResponse,
  releaseKey,
  type SavedResponse,
  saveResponse,
} from '../../../db/idempotency-keys.ts';
import type { Deps } from '../../../deps.ts';
import { keysFor } from '../../../keys.ts';
import { problem } from '../../../problems.ts';
import { hourMs } from '../../../time-units.ts';
import { type Claim, claimOf } from './claim.ts';
import { decrypt, encrypt } from './encryption.ts';

/** How a POST endpoint deals with `Idempotency-Key`. */
interface IdempotencyOptions {
  /** `use-case`: the statement that does the work stores the answer as well; by default this plugin stores it. */
  readonly storedBy?: 'use-case';
  /** Whether the answer holds secrets: it is stored encrypted with a key that only the same request can derive. */
  readonly isSecret?: boolean;
  /** Returns the session or API token that an answer contains: the answer is forgotten when that is revoked. */
  readonly credentialOf?: (answer: unknown) => string;
  /** Names the owner of the key from the body, where there is no caller. */
  readonly ownerOf?: (body: unknown) => string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: IdempotencyOptions;
  }
  interface FastifyRequest {
    idempotencyClaim: Claim | undefined;
  }
}

const keyReused = 'This Idempotency-Key was used for another request; a new request needs a new key.';
const purgeEveryMs = hourMs;
/** Stands for an answer without a body; no answer of this service is just null. */
const nothing = 'null';
const storedHeaders = ['location', 'etag', 'content-type'];

/** Does every POST with an `Idempotency-Key` once; the same request gets the first answer again. */
export function replayRepeatedPosts(app: FastifyInstance, deps: Deps): void {
  const [newest, ...previous] = keysFor(deps.config, 'idempotency');
  app.decorateRequest('idempotencyClaim', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const claim = claimOf(request, newest.key);
    if (claim === undefined) return undefined;
    for (const { key } of previous) {
      const earlier = claimOf(request, key);
      const saved = earlier && (await findResponse(deps.db, earlier));
      if (earlier && saved) return replay(reply, saved, earlier.encryptionKey);
    }
    const outcome = await claimKey(deps.db, claim, deps.clock());
    if (outcome === 'reused') throw problem('idempotency-key-reused', { detail: keyReused });
    if (outcome === 'in-flight') throw problem('in-flight', { retryAfter: 1 });
    if (outcome !== 'claimed') return replay(reply, outcome.saved, claim.encryptionKey);
    request.idempotencyClaim = claim;
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim;
    request.idempotencyClaim = undefined;
    if (claim !== undefined) await settle(deps, claim, request, reply, payload);
  });
  const purging = setInterval(() => purge(deps), purgeEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(purging));
}

async function settle(
  deps: Deps,
  claim: Claim,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  try {
    if (reply.statusCode >= 300) await releaseKey(deps.db, claim);
    else await saveResponse(deps.db, claim, responseFrom(request, reply, payload, claim));
  } catch (error) {
    // The work is done and the caller must learn that, although a retry will not be answered alike.
    request.log.error({ err: error }, 'an answer could not be stored for replay');
  }
}

function responseFrom(
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

function replay(reply: FastifyReply, { status, headers, body }: SavedResponse, key: Buffer): FastifyReply {
  const isEncrypted = typeof body === 'object' && body !== null && 'sealed' in body;
  const text = isEncrypted ? decrypt(String(body.sealed), key) : JSON.stringify(body);
  reply
    .code(status)
    .headers({ ...headers, 'idempotent-replayed': 'true' })
    .serializer((payload: string) => payload);
  return text === nothing ? reply.send() : reply.send(text);
}

function purge(deps: Deps): void {
  deleteOldKeys(deps.db, deps.clock()).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'old answers could not be deleted'),
  );
}
