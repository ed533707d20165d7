import { hash } from 'node:crypto';
import { Prisma } from '../generated/prisma/client.ts';
import { hourMs } from '../helpers/time-units.ts';
import { deleteInBatches } from './batches.ts';
import type { Db } from './client.ts';
import type { Tx } from './tx.ts';

/** Responses are saved for at least this time, so that a caller who received none can retry. */
const savedMs = 24 * hourMs;

/** Identifies a request: its owner (`scope`), the owner's key, and a fingerprint of its content. */
export interface RequestKey {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface SavedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** The session or API token in the body. */
  readonly credentialId?: string | undefined;
}

/** The saved response of a key, and the fingerprint of its request. */
export interface SavedUnderKey {
  readonly fingerprint: string;
  readonly response: SavedResponse;
}

/**
 * Locks a key until the end of the transaction, in which the request is carried out and its response saved. The key is
 * released immediately if the process or connection dies. Returns false while another transaction has the lock.
 */
export async function lockKey(tx: Tx, { scope, key }: RequestKey): Promise<boolean> {
  const digest = hash('sha256', `${scope} ${key}`, 'buffer');
  const [lock] = await tx.$queryRaw<{ isLocked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${digest.readInt32BE(0)}::int, ${digest.readInt32BE(4)}::int) AS "isLocked"`;
  return lock?.isLocked === true;
}

/** Returns the saved response of a key; undefined if there is none. */
export async function findSaved(db: Tx, { scope, key }: RequestKey): Promise<SavedUnderKey | undefined> {
  const row = await db.idempotencyKey.findUnique({ where: { scope_key: { scope, key } } });
  if (row === null) return undefined;
  const { requestHash: fingerprint, status, body } = row;
  return { fingerprint, response: { status, headers: row.headers as SavedResponse['headers'], body } };
}

/** Saves the response to a request whose key is locked, in the same transaction. */
export async function saveResponse(
  tx: Tx,
  { scope, key, fingerprint }: RequestKey,
  { status, headers, body, credentialId }: SavedResponse,
  at: Date,
): Promise<void> {
  const row = {
    scope,
    key,
    requestHash: fingerprint,
    status,
    headers,
    createdAt: at,
    credentialId: credentialId ?? null,
  };
  await tx.idempotencyKey.create({
    data: { ...row, body: body === null ? Prisma.JsonNull : (body as Prisma.InputJsonValue) },
  });
}

/** Deletes expired responses. */
export async function deleteOldKeys({ prisma }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - savedMs);
  await deleteInBatches(
    (limit) => prisma.$executeRaw`
      DELETE FROM idempotency_keys WHERE (scope, key) IN (
        SELECT scope, key FROM idempotency_keys WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit})`,
  );
}
