import { hourMs, minuteMs } from '../time-units.ts';
import type { Db } from './client.ts';

/** Responses are saved at least this long, so that a caller who got none can ask again. */
const savedMs = 24 * hourMs;
/** A request that has no response after this time will never get one: its process died. */
const abandonedMs = minuteMs;

/** Names a request: whose (`scope`), under which key of theirs, and a fingerprint of what it asks. */
export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface SavedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** The session or API token that the body contains. */
  readonly credentialId?: string | undefined;
}

/**
 * The answer to a claim. `claimed`: the request comes for the first time, and the caller must `saveResponse` or
 * `releaseKey`. `reused`: the key stands for another request. `in-flight`: the same request is under way.
 */
export type KeyClaim = 'claimed' | 'reused' | 'in-flight' | { readonly saved: SavedResponse };

/** Claims a key for a request, or returns the response that the same request got before. */
export async function claimKey({ prisma }: Db, request: RequestKey, now: Date): Promise<KeyClaim> {
  const { scope, key, fingerprint } = request;
  const data = [{ scope, key, requestHash: fingerprint, state: 'in-flight', createdAt: now }];
  const { count } = await prisma.idempotencyKey.createMany({ data, skipDuplicates: true });
  if (count === 1) return 'claimed';
  const known = await prisma.idempotencyKey.findUnique({ where: { scope_key: { scope, key } } });
  if (known === null) return 'in-flight';
  if (known.requestHash !== fingerprint) return 'reused';
  if (known.state === 'done') return { saved: responseOf(known) };
  return (await takeOver({ prisma }, request, known.createdAt, now)) ? 'claimed' : 'in-flight';
}

/** Returns the response that a request got before; undefined: it has none. */
export async function findResponse(
  { prisma }: Db,
  { scope, key, fingerprint }: RequestKey,
): Promise<SavedResponse | undefined> {
  const known = await prisma.idempotencyKey.findUnique({ where: { scope_key: { scope, key } } });
  return known?.state === 'done' && known.requestHash === fingerprint ? responseOf(known) : undefined;
}

function responseOf(row: { status: number | null; headers: unknown; body: unknown }): SavedResponse {
  return {
    status: row.status ?? 200,
    headers: (row.headers ?? {}) as Record<string, string>,
    body: row.body,
  };
}

async function takeOver(
  { prisma }: Pick<Db, 'prisma'>,
  { scope, key }: RequestKey,
  since: Date,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - since.getTime() < abandonedMs) return false;
  const { count } = await prisma.idempotencyKey.updateMany({
    where: { scope, key, state: 'in-flight', createdAt: since },
    data: { createdAt: now },
  });
  return count === 1;
}

/** Saves the response to a request whose key was claimed. */
export async function saveResponse(
  { prisma }: Db,
  { scope, key }: RequestKey,
  { status, headers, body, credentialId }: SavedResponse,
): Promise<void> {
  await prisma.idempotencyKey.updateMany({
    where: { scope, key },
    data: { state: 'done', status, headers, body: body as object, credentialId: credentialId ?? null },
  });
}

/** Gives a claimed key back: the request was refused and changed nothing, so it may be tried again. */
export async function releaseKey({ prisma }: Db, { scope, key }: RequestKey): Promise<void> {
  await prisma.idempotencyKey.deleteMany({ where: { scope, key, state: 'in-flight' } });
}

/** Deletes responses that were saved long enough. */
export async function deleteOldKeys({ prisma }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - savedMs);
  await prisma.idempotencyKey.deleteMany({ where: { createdAt: { lt: before } } });
}
