import type { Tx } from './client.ts';
import type { Queryable } from './pool.ts';

/** Records that a process and its workers are alive, and on which channels it can deliver nothing. */
export async function writeWorkers(
  db: Tx,
  id: string,
  workerIds: readonly string[],
  failing: readonly string[],
): Promise<void> {
  const text = `
    INSERT INTO workers (id, worker_ids, failing, seen_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (id) DO UPDATE
    SET worker_ids = excluded.worker_ids, failing = excluded.failing, seen_at = excluded.seen_at`;
  await db.query({ name: 'write-workers', text, values: [id, workerIds, failing] });
}

/** Returns the channels on which processes seen in the last `seconds` can deliver nothing. */
export async function readFailingChannels(db: Tx, seconds: number): Promise<string[]> {
  const text = `
    SELECT DISTINCT unnest(failing) AS channel FROM workers WHERE seen_at >= now() - make_interval(secs => $1)`;
  const { rows } = await db.query<{ channel: string }>({ name: 'failing-channels', text, values: [seconds] });
  return rows.map(({ channel }) => channel).sort();
}

/** Removes a process that stops. */
export async function deleteWorkers(db: Tx, id: string): Promise<void> {
  await db.query('DELETE FROM workers WHERE id = $1', [id]);
}

/** Releases what is still locked for workers that are gone. */
export async function releaseJobsOf(db: Queryable, workerIds: readonly string[]): Promise<void> {
  await db.query('SELECT graphile_worker.force_unlock_workers($1)', [workerIds]);
}

/**
 * Releases the jobs of processes that have not been seen for `seconds`, so that others run them. (The job library waits
 * four hours.) Returns how many workers were dead.
 */
export async function releaseJobsOfDead(db: Tx, seconds: number): Promise<number> {
  const text = `
    WITH gone AS (
      DELETE FROM workers WHERE seen_at < now() - make_interval(secs => $1)
    ), dead AS (
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(secs => $1) AND NOT EXISTS (
        SELECT 1 FROM workers w WHERE locked_by = ANY (w.worker_ids) AND w.seen_at >= now() - make_interval(secs => $1))
    )
    SELECT count(locked_by)::int AS dead, graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM dead HAVING count(locked_by) > 0`;
  const { rows } = await db.query<{ dead: number }>({ name: 'release-jobs', text, values: [seconds] });
  return rows[0]?.dead ?? 0;
}
