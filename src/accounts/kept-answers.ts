import type { Deps } from '../deps.ts';
import { problem } from '../problems.ts';

/** Answers are kept at least this long, so that a caller who got none can ask again. */
const keptMs = 24 * 3_600_000;
/** A request that has not been answered after this time never will be: its process died. */
const abandonedMs = 60_000;

/** Which request: whose (`scope`), under which key of theirs, and a fingerprint of what it asks. */
export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface KeptAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/**
 * Takes a key for a request that comes for the first time, then the answer is undefined and the caller must
 * `keepAnswer` or `releaseKey`; or gives the answer that the same request got before.
 * @throws Problem idempotency-key-reused, in-flight
 */
export async function claimKey(deps: Deps, request: RequestKey): Promise<KeptAnswer | undefined> {
  const { scope, key, fingerprint } = request;
  const rows = deps.db.prisma.idempotencyKey;
  const createdAt = deps.clock();
  const data = [{ scope, key, requestHash: fingerprint, state: 'in-flight', createdAt }];
  const { count } = await rows.createMany({ data, skipDuplicates: true });
  if (count === 1) return undefined;
  const known = await rows.findUnique({ where: { scope_key: { scope, key } } });
  if (known === null) throw problem('in-flight', { retryAfter: 1 });
  if (known.requestHash !== fingerprint) throw problem('idempotency-key-reused');
  if (known.state === 'done') return answerOf(known);
  if (await takeOver(deps, request, known.createdAt)) return undefined;
  throw problem('in-flight', { retryAfter: 1 });
}

function answerOf(row: { status: number | null; headers: unknown; body: unknown }): KeptAnswer {
  return {
    status: row.status ?? 200,
    headers: (row.headers ?? {}) as Record<string, string>,
    body: row.body,
  };
}

async function takeOver({ db, clock }: Deps, { scope, key }: RequestKey, since: Date): Promise<boolean> {
  const now = clock();
  if (now.getTime() - since.getTime() < abandonedMs) return false;
  const { count } = await db.prisma.idempotencyKey.updateMany({
    where: { scope, key, state: 'in-flight', createdAt: since },
    data: { createdAt: now },
  });
  return count === 1;
}

/** Keeps the answer to a request whose key was claimed. */
export async function keepAnswer(
  { db }: Deps,
  { scope, key }: RequestKey,
  answer: KeptAnswer,
): Promise<void> {
  const { status, headers } = answer;
  const body = answer.body as object;
  await db.prisma.idempotencyKey.updateMany({
    where: { scope, key },
    data: { state: 'done', status, headers, body },
  });
}

/** Gives a claimed key back: the request was refused and changed nothing, so it may be tried again. */
export async function releaseKey({ db }: Deps, { scope, key }: RequestKey): Promise<void> {
  await db.prisma.idempotencyKey.deleteMany({ where: { scope, key, state: 'in-flight' } });
}

/** Deletes answers that were kept long enough. */
export async function forgetOldAnswers({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - keptMs);
  await db.prisma.idempotencyKey.deleteMany({ where: { createdAt: { lt: before } } });
}
