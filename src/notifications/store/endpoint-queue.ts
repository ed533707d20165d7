import { type Due, dueChannel } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type DeliveryRow, deliveryColumns } from './deliveries.ts';

const { sql } = Prisma;

/** How much a turn claims, and until when. */
export interface ClaimBounds {
  readonly now: Date;
  /** When what was claimed is due again, if the process dies. */
  readonly until: Date;
  /** Most endpoints of the owner, any of those for which something is due: each is served some time. */
  readonly endpoints: number;
  /** Most deliveries to each. */
  readonly each: number;
}

/**
 * What waits for the endpoints of an owner is due once: as the owner's turn. Owners have their turns one after the other, however
 * much waits for one of them. Endpoints that failed or were slow have turns apart, of which few run at once.
 */
export const turnKind = (isSlow: boolean) => (isSlow ? 'slow-webhooks' : 'webhooks');

/** SQL of the kind of the turns of endpoints `e`. */
export const turnKindSql = sql`CASE WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END`;

/** Reserves the deliveries of an owner's turn that have waited longest. Returns them in their order. */
export async function claimTurn(
  db: Tx,
  owner: string,
  isSlow: boolean,
  { now, until, endpoints, each }: ClaimBounds,
): Promise<readonly DeliveryRow[]> {
  const claimed = await db.$queryRaw<DeliveryRow[]>`
    WITH endpoint AS (
      SELECT e.id FROM webhook_endpoints e WHERE e.player_id = ${owner}::uuid AND e.is_slow = ${isSlow} AND EXISTS (
        SELECT 1 FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz)
      ORDER BY random() LIMIT ${endpoints}
    ), due AS (
      SELECT d.id FROM endpoint e CROSS JOIN LATERAL (
        SELECT w.id FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz
        ORDER BY w.next_at, w.id LIMIT ${each} FOR NO KEY UPDATE SKIP LOCKED) d
    )
    UPDATE deliveries d SET next_at = ${until}::timestamptz FROM due WHERE d.id = due.id RETURNING ${deliveryColumns}`;
  return claimed.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Makes reserved deliveries that were not attempted due again. */
export async function releaseDeliveries(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  await db.delivery.updateMany({ where: { id: { in: [...ids] }, state: 'waiting' }, data: { nextAt: now } });
}

/** SQL of the turns of an owner, at the times at which the first of what waits is due, in the order in which rows are locked. */
const turnsOf = (owner: string) => sql`
  SELECT ${owner}::uuid AS key, ${turnKindSql} AS kind, min(first.next_at) AS at
  FROM webhook_endpoints e CROSS JOIN LATERAL (
    SELECT w.next_at FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at IS NOT NULL
    ORDER BY w.next_at LIMIT 1) first
  WHERE e.player_id = ${owner}::uuid GROUP BY e.is_slow ORDER BY kind`;

/** Adds the next turns of an owner, unless they are due as early already; none of the kind `except`. */
export async function addTurns(db: Tx, owner: string, except = ''): Promise<void> {
  await db.$executeRaw`
    INSERT INTO due AS d (key, kind, at) SELECT key, kind, at FROM (${turnsOf(owner)}) next WHERE kind <> ${except}
    ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = excluded.at WHERE d.at > excluded.at`;
}

/**
 * Ends a turn: the next one is due when the first of what waits is. An endpoint may have become slow or well meanwhile, so that
 * the other turn of its owner is added where it is lacking.
 */
export async function endTurn(db: Tx, { key: owner, version }: Due, isSlow: boolean): Promise<void> {
  const kind = turnKind(isSlow);
  await addTurns(db, owner, kind);
  await db.$executeRaw`
    WITH next AS (
      SELECT at FROM (${turnsOf(owner)}) next WHERE kind = ${kind}
    ), moved AS (
      UPDATE due d SET at = next.at FROM next
      WHERE d.key = ${owner}::uuid AND d.kind = ${kind} AND d.version <= ${version}::int
    )
    DELETE FROM due d WHERE d.key = ${owner}::uuid AND d.kind = ${kind} AND d.version <= ${version}::int
      AND NOT EXISTS (SELECT 1 FROM next)`;
}

/**
 * Makes a delivery due now. If the attempt fails, the delivery goes on as if there had been none. Returns false if the
 * endpoint has no such delivery, if it waits for its first attempt, or was dropped.
 */
export async function retryDelivery(db: Tx, endpoint: string, delivery: string, at: Date): Promise<boolean> {
  const retried = await db.$queryRaw<unknown[]>`
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = ${at}::timestamptz, finished_at = NULL,
        resume_state = coalesce(resume_state, state),
        resume_at = CASE WHEN resume_state IS NULL THEN next_at ELSE resume_at END
      WHERE id = ${delivery}::uuid AND endpoint_id = ${endpoint}::uuid AND state <> 'dropped'
        AND (state <> 'waiting' OR attempts > 0)
      RETURNING endpoint_id
    ), turn AS (
      INSERT INTO due AS d (key, kind, at)
      SELECT e.player_id, ${turnKindSql}, ${at}::timestamptz FROM delivery JOIN webhook_endpoints e ON e.id = endpoint_id
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = least(d.at, excluded.at)
    )
    SELECT pg_notify(${dueChannel}, '')::text AS notified FROM delivery`;
  return retried.length === 1;
}
