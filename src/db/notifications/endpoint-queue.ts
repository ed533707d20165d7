import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import { type DeliveryRow, deliveryColumns } from './deliveries.ts';
import { type Turn, turnJob } from './jobs.ts';

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

/** What a turn has claimed. */
export interface ClaimedTurn {
  /** In their order. */
  readonly deliveries: readonly DeliveryRow[];
  /** Whether other deliveries wait for endpoints of the owner, now or until later. */
  readonly areOthersWaiting: boolean;
}

/** Reserves the deliveries of a turn that have waited longest. */
export async function claimTurn(
  db: Tx,
  { owner, isSlow }: Turn,
  { now, until, endpoints, each }: ClaimBounds,
): Promise<ClaimedTurn> {
  const claimed = await db.$queryRaw<(DeliveryRow & { areOthersWaiting: boolean })[]>`
    WITH endpoint AS (
      SELECT e.id FROM webhook_endpoints e WHERE e.player_id = ${owner}::uuid AND e.is_slow = ${isSlow} AND EXISTS (
        SELECT 1 FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz)
      ORDER BY random() LIMIT ${endpoints}
    ), due AS (
      SELECT d.id FROM endpoint e CROSS JOIN LATERAL (
        SELECT w.id FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz
        ORDER BY w.next_at, w.id LIMIT ${each} FOR NO KEY UPDATE SKIP LOCKED) d
    )
    UPDATE deliveries d SET next_at = ${until}::timestamptz FROM due WHERE d.id = due.id RETURNING ${deliveryColumns},
      EXISTS (SELECT 1 FROM webhook_endpoints e JOIN deliveries w ON w.endpoint_id = e.id
              WHERE e.player_id = ${owner}::uuid AND w.next_at IS NOT NULL AND w.id NOT IN (SELECT id FROM due)
             ) AS "areOthersWaiting"`;
  return {
    deliveries: claimed.sort((one, other) => (one.id < other.id ? -1 : 1)),
    areOthersWaiting: claimed[0]?.areOthersWaiting ?? true,
  };
}

/** Makes reserved deliveries that were not attempted due again. */
export async function releaseDeliveries(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  await db.delivery.updateMany({ where: { id: { in: [...ids] }, state: 'waiting' }, data: { nextAt: now } });
}

/** Adds the next turns of an owner, for the times at which the first of what waits is due. */
export async function addTurns(db: Tx, owner: string): Promise<void> {
  await db.$executeRaw`
    SELECT ${turnJob(sql`next.owner`, sql`next.is_slow`, sql`next.at`)} FROM (
      SELECT e.player_id AS owner, e.is_slow, min(due.next_at) AS at FROM webhook_endpoints e CROSS JOIN LATERAL (
        SELECT w.next_at FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at IS NOT NULL
        ORDER BY w.next_at LIMIT 1) due
      WHERE e.player_id = ${owner}::uuid GROUP BY e.player_id, e.is_slow) next`;
}

/** Most turns that are added at once for what is overdue. */
const mostTurns = 100;

/**
 * Adds turns for what was due before `since` and nobody has claimed: a job can have been moved to a later time, just as
 * something new came.
 */
export async function addOverdueTurns(db: Tx, since: Date): Promise<void> {
  await db.$executeRaw`
    SELECT ${turnJob(sql`overdue.owner`, sql`overdue.is_slow`)} FROM (
      SELECT DISTINCT e.player_id AS owner, e.is_slow FROM deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.next_at < ${since}::timestamptz LIMIT ${mostTurns}) overdue`;
}

/**
 * Makes a delivery due now. If the attempt fails, the delivery goes on as if there had been none. Returns false if the
 * endpoint has no such delivery, if it waits for its first attempt, or was dropped.
 */
export async function retryDelivery(db: Tx, endpoint: string, delivery: string, at: Date): Promise<boolean> {
  const added = await db.$executeRaw`
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = ${at}::timestamptz, finished_at = NULL,
        resume_state = coalesce(resume_state, state),
        resume_at = CASE WHEN resume_state IS NULL THEN next_at ELSE resume_at END
      WHERE id = ${delivery}::uuid AND endpoint_id = ${endpoint}::uuid AND state <> 'dropped'
        AND (state <> 'waiting' OR attempts > 0)
      RETURNING endpoint_id
    )
    SELECT ${turnJob(sql`e.player_id`, sql`e.is_slow`)} FROM delivery JOIN webhook_endpoints e ON e.id = endpoint_id`;
  return added === 1;
}
