import { hash } from 'node:crypto';
import { hourMs } from '../time-units.ts';
import { deleteInBatches } from './batches.ts';
import type { Db, Tx } from './client.ts';

/** Responses are saved at least this long, so that a caller who got none can ask again. */
const savedMs = 24 * hourMs;

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

/** What was saved under a key, and the fingerprint of the request that it answered. */
export interface SavedUnderKey {
  readonly fingerprint: string;
  readonly response: SavedResponse;
}

/**
 * Locks a key until the end of the transaction, in which the request is carried out and its response saved: when its
 * process or connection dies, the key is free at once. Returns false while another transaction has the lock.
 */
export async function lockKey(client: Tx, { scope, key }: RequestKey): Promise<boolean> {
  const digest = hash('sha256', `${scope} ${key}`, 'buffer');
  const values = [digest.readInt32BE(0), digest.readInt32BE(4)];
  const text = 'SELECT pg_try_advisory_xact_lock($1::int, $2::int) AS "isLocked"';
  const { rows } = await client.query<{ isLocked: boolean }>({ name: 'lock-key', text, values });
  return rows[0]?.isLocked === true;
}

/** Returns what was saved under a key; undefined if nothing was. */
export async function findSaved(db: Tx, { scope, key }: RequestKey): Promise<SavedUnderKey | undefined> {
  const text =
    'SELECT request_hash, status, headers, body FROM idempotency_keys WHERE scope = $1 AND key = $2';
  const { rows } = await db.query<SavedResponse & { request_hash: string }>({
    name: 'find-saved',
    text,
    values: [scope, key],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { request_hash: fingerprint, ...response } = row;
  return { fingerprint, response };
}

/** Saves the response to a request whose key is locked, in the same transaction. */
export async function saveResponse(
  client: Tx,
  { scope, key, fingerprint }: RequestKey,
  { status, headers, body, credentialId }: SavedResponse,
  at: Date,
): Promise<void> {
  const text = `
    INSERT INTO idempotency_keys (scope, key, request_hash, status, headers, body, credential_id, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
  const content = [status, JSON.stringify(headers), JSON.stringify(body), credentialId];
  await client.query({ name: 'save-response', text, values: [scope, key, fingerprint, ...content, at] });
}

/** Deletes responses that were saved long enough. */
export async function deleteOldKeys({ prisma }: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - savedMs);
  const text = `
    DELETE FROM idempotency_keys WHERE (scope, key) IN (
      SELECT scope, key FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2)`;
  await deleteInBatches(async (limit) => (await prisma.query(text, [before, limit])).rowCount ?? 0);
}
