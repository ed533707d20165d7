import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  deleteOldKeys,
  findSaved,
  lockKey,
  type SavedResponse,
  saveResponse,
} from '../../../db/idempotency-keys.ts';
import type { RequestTransaction } from '../../../db/transactions.ts';
import { hourMs } from '../../../helpers/time-units.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { type Claim, claimOf } from './claim.ts';
import { replay, savedFrom, storedHeaders } from './saved-answer.ts';

/** Options of a POST endpoint for `Idempotency-Key`. */
interface IdempotencyOptions {
  /** `use-case`: the statement that does the work also stores the response; by default this plugin stores it. */
  readonly storedBy?: 'use-case';
  /**
   * `use-case`: the use case starts the transaction (`startRequestTransaction`), after steps that must not hold a
   * connection, such as checking a password; by default it starts before the handler.
   */
  readonly startedBy?: 'use-case';
  /** True if the response holds secrets: it is stored encrypted with a key that only the same request can derive. */
  readonly isSecret?: boolean;
  /** Returns the session or API token in a response; the response is deleted when that is revoked. */
  readonly credentialOf?: (answer: unknown) => string;
  /** True if only the key identifies the sender; it must then be random, and come from the same network. */
  readonly isKeySecret?: boolean;
  /** Returns the key's owner from the body, if there is no caller. */
  readonly ownerOf?: (body: unknown) => string;
}

/** A request with a new key, and the transaction in which it is carried out. */
interface KeyedRequest {
  readonly claim: Claim;
  readonly transaction: RequestTransaction;
}

/** The response that the same request got before, and the key that decrypts it. */
interface Answered {
  readonly saved: SavedResponse;
  readonly encryptionKey: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotency?: IdempotencyOptions;
  }
  interface FastifyRequest {
    keyed: KeyedRequest | undefined;
  }
}

const keyReused = 'This Idempotency-Key was used for a different request; a new request needs a new key.';
const purgeEveryMs = hourMs;

/**
 * Carries out every POST with an `Idempotency-Key` once; the same request gets the first response again. The work and its
 * response are committed together before the response is sent, so that a crash leaves both or neither, and a retry need
 * not wait.
 */
export function replayRepeatedPosts(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('keyed', undefined);
  app.addHook('preHandler', async (request, reply) => {
    const found = await find(deps, request);
    if (found === undefined) return undefined;
    if ('saved' in found) return replay(reply, found.saved, found.encryptionKey);
    request.keyed = found;
    return undefined;
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.keyed === undefined) done();
    else request.keyed.transaction.run(done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { keyed } = request;
    request.keyed = undefined;
    if (keyed === undefined) return;
    if (reply.statusCode < 300) await commit(deps, keyed, request, reply, payload);
    else await rollBack(keyed, request, reply);
  });
  const purging = setInterval(() => purge(deps), purgeEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(purging));
}

async function find(deps: Deps, request: FastifyRequest): Promise<KeyedRequest | Answered | undefined> {
  const [newest, ...previous] = deps.keys.idempotency;
  const claim = claimOf(request, newest.key);
  if (claim === undefined) return undefined;
  for (const { key } of previous) {
    const earlier = claimOf(request, key);
    const saved = earlier && (await findSaved(deps.db.prisma, earlier));
    if (earlier && saved?.fingerprint === earlier.fingerprint)
      return { saved: saved.response, encryptionKey: earlier.encryptionKey };
  }
  const saved = await findSaved(deps.db.prisma, claim);
  if (saved === undefined) return keyedRequest(deps, request, claim);
  if (saved.fingerprint !== claim.fingerprint) throw problem('idempotency-key-reused', { detail: keyReused });
  return { saved: saved.response, encryptionKey: claim.encryptionKey };
}

async function keyedRequest(deps: Deps, request: FastifyRequest, claim: Claim): Promise<KeyedRequest> {
  const transaction = deps.db.transactions.prepare(async (client) => {
    const isFree = (await lockKey(client, claim)) && (await findSaved(client, claim)) === undefined;
    if (!isFree) throw problem('in-flight', { retryAfter: 1 });
  });
  if (request.routeOptions.config.idempotency?.startedBy !== 'use-case') await transaction.begin();
  return { claim, transaction };
}

async function commit(
  deps: Deps,
  { claim, transaction }: KeyedRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  try {
    const saved = savedFrom(request, reply, payload, claim);
    await transaction.commit((client) => saveResponse(client, claim, saved, deps.clock()));
  } catch (error) {
    for (const name of storedHeaders) reply.removeHeader(name); // of a response that is no longer true
    throw error;
  }
}

async function rollBack(
  { transaction }: KeyedRequest,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): Promise<void> {
  try {
    await transaction.rollBack(statusCode < 500);
  } catch (error) {
    request.log.warn({ err: error }, 'what a refused request did was not rolled back in order');
  }
}

function purge(deps: Deps): void {
  deleteOldKeys(deps.db, deps.clock()).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'old answers could not be deleted'),
  );
}
