import type { Queryable } from './client.ts';
import { mostRuns } from './jobs.ts';

/** Name of the task that works through the waiting deliveries of one endpoint. */
export const drainTask = 'drain';

/** Flag of the jobs for slow endpoints. */
export const slowFlag = 'slow';

/**
 * SQL that adds the one job for what waits for an endpoint, to run at `runAt` (default: now). A slow endpoint has one
 * job instead of one for each delivery, so that workers looking for jobs need not skip all that waits for it.
 */
export const drainJob = (endpoint: string, runAt = 'NULL') =>
  `graphile_worker.add_job('${drainTask}', json_build_object('endpoint', ${endpoint}),
     job_key => '${drainTask} ' || ${endpoint}::text, run_at => ${runAt}, max_attempts => ${mostRuns},
     flags => ARRAY['${slowFlag}'])`;

/** The delivery that has waited longest for an endpoint, and when it is due. */
export async function nextFor(
  db: Queryable,
  endpoint: string,
): Promise<{ id: string; at: Date } | undefined> {
  const text = `
    SELECT id, next_at AS at FROM deliveries WHERE endpoint_id = $1 AND state = 'waiting' AND next_at IS NOT NULL
    ORDER BY next_at LIMIT 1`;
  return (await db.query<{ id: string; at: Date }>({ name: 'next-for', text, values: [endpoint] })).rows[0];
}

/** Leaves what waits for an endpoint to the endpoint's one job, from `at` on. */
export async function drainLater(db: Queryable, endpoint: string, at: Date): Promise<void> {
  const text = `SELECT ${drainJob('$1::uuid', '$2::timestamptz')}`;
  await db.query({ name: 'drain-later', text, values: [endpoint, at] });
}

/**
 * Makes a delivery due now, with a job for that. False: the endpoint has no such delivery, or it waits for its first
 * attempt.
 */
export async function retryDelivery(
  db: Queryable,
  endpoint: string,
  delivery: string,
  at: Date,
): Promise<boolean> {
  const text = `
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = $3, finished_at = NULL
      WHERE id = $1 AND endpoint_id = $2 AND (state <> 'waiting' OR attempts > 0) RETURNING endpoint_id AS endpoint
    ), drain AS (SELECT ${drainJob('endpoint')} FROM delivery)
    SELECT 1 FROM drain`;
  return (await db.query(text, [delivery, endpoint, at])).rowCount === 1;
}
