import type { Tx } from './client.ts';
import { mostRuns } from './jobs.ts';

/** Name of the task that works through the waiting deliveries to the endpoints of one owner. */
export const drainTask = 'drain';

/** Flag of the jobs for slow endpoints. */
export const slowFlag = 'slow';

/** First word of the flag that names the owner of slow endpoints. */
export const slowOwnerFlag = 'slow-owner';

/**
 * SQL that adds the one job for what waits for an owner's endpoints, to run at `runAt` (default: now). Retries, and what
 * waits for slow endpoints, have one job for each owner instead of one for each delivery, so that owners have their turns
 * one after the other, and workers looking for jobs need not skip all that waits.
 */
export const drainJob = (owner: string, runAt = 'NULL') =>
  `graphile_worker.add_job('${drainTask}', json_build_object('owner', ${owner}),
     job_key => '${drainTask} ' || ${owner}::text, run_at => ${runAt}, max_attempts => ${mostRuns},
     flags => ARRAY['${slowFlag}', '${slowOwnerFlag}/' || ${owner}::text])`;

/** SQL for the time at which the next delivery to the endpoints of an owner is due; `which` limits deliveries `w`. */
export const nextDue = (owner: string, which = 'true') =>
  `(SELECT min(due.next_at) FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT w.next_at FROM deliveries w
      WHERE w.endpoint_id = e.id AND w.next_at IS NOT NULL AND ${which}
      ORDER BY w.next_at LIMIT 1) due
    WHERE e.player_id = ${owner})`;

/** Up to `limit` endpoints of an owner for which a delivery is due, in any order, so that each has its turn. */
export async function dueEndpoints(db: Tx, owner: string, now: Date, limit: number): Promise<string[]> {
  const text = `
    SELECT e.id FROM webhook_endpoints e WHERE e.player_id = $1 AND EXISTS (
      SELECT 1 FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= $2)
    ORDER BY random() LIMIT $3`;
  const { rows } = await db.query<{ id: string }>({
    name: 'due-endpoints',
    text,
    values: [owner, now, limit],
  });
  return rows.map(({ id }) => id);
}

/** The delivery that has waited longest for an endpoint, if it is due. */
export async function nextFor(db: Tx, endpoint: string, now: Date): Promise<string | undefined> {
  const text = `
    SELECT id FROM deliveries WHERE endpoint_id = $1 AND next_at <= $2 ORDER BY next_at, id LIMIT 1`;
  return (await db.query<{ id: string }>({ name: 'next-for', text, values: [endpoint, now] })).rows[0]?.id;
}

/** Leaves what waits for an owner's endpoints to the owner's one job, for the time when the first of it is due. */
export async function drainWhenDue(db: Tx, owner: string): Promise<void> {
  const text = `
    SELECT ${drainJob('$1::uuid', 'next.at')} FROM (SELECT ${nextDue('$1')} AS at) next WHERE next.at IS NOT NULL`;
  await db.query({ name: 'drain-when-due', text, values: [owner] });
}

/**
 * Makes a delivery due now, with a job for that. If the attempt fails, the delivery goes on as if there had been none.
 * False: the endpoint has no such delivery, it waits for its first attempt, or it was dropped.
 */
export async function retryDelivery(db: Tx, endpoint: string, delivery: string, at: Date): Promise<boolean> {
  const text = `
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = $3, finished_at = NULL,
        resume_state = coalesce(resume_state, state),
        resume_at = CASE WHEN resume_state IS NULL THEN next_at ELSE resume_at END
      WHERE id = $1 AND endpoint_id = $2 AND state <> 'dropped' AND (state <> 'waiting' OR attempts > 0)
      RETURNING endpoint_id
    ), drain AS (
      SELECT ${drainJob('e.player_id')} FROM delivery JOIN webhook_endpoints e ON e.id = endpoint_id)
    SELECT 1 FROM drain`;
  return (await db.query(text, [delivery, endpoint, at])).rowCount === 1;
}
