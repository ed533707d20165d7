import type { Tx } from '../client.ts';

/** Records that a process and its workers are alive, and on which channels it can deliver nothing. */
export async function writeWorkers(
  db: Tx,
  id: string,
  workerIds: readonly string[],
  failing: readonly string[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO workers (id, worker_ids, failing, seen_at)
    VALUES (${id}::uuid, ${workerIds}::text[], ${failing}::text[], now())
    ON CONFLICT (id) DO UPDATE
    SET worker_ids = excluded.worker_ids, failing = excluded.failing, seen_at = excluded.seen_at`;
}

/** Returns the channels on which processes seen in the last `seconds` can deliver nothing. */
export async function readFailingChannels(db: Tx, seconds: number): Promise<string[]> {
  const failing = await db.$queryRaw<{ channel: string }[]>`
    SELECT DISTINCT unnest(failing) AS channel FROM workers
    WHERE seen_at >= now() - make_interval(secs => ${seconds}::float8)`;
  return failing.map(({ channel }) => channel).sort();
}

/** Removes a process that stops. */
export async function deleteWorkers(db: Tx, id: string): Promise<void> {
  await db.worker.deleteMany({ where: { id } });
}

/** Releases what is still locked for workers that are gone. */
export async function releaseJobsOf(db: Tx, workerIds: readonly string[]): Promise<void> {
  await db.$executeRaw`SELECT graphile_worker.force_unlock_workers(${workerIds}::text[])`;
}

/**
 * Releases the jobs of processes that have not been seen for `seconds`, so that others run them. (The job library waits
 * four hours.) Returns how many workers were dead.
 */
export async function releaseJobsOfDead(db: Tx, seconds: number): Promise<number> {
  const [released] = await db.$queryRaw<{ dead: number }[]>`
    WITH limits AS (
      SELECT now() - make_interval(secs => ${seconds}::float8) AS oldest
    ), gone AS (
      DELETE FROM workers USING limits WHERE seen_at < oldest
    ), dead AS (
      SELECT DISTINCT locked_by FROM graphile_worker.jobs CROSS JOIN limits
      WHERE locked_at < oldest AND NOT EXISTS (
        SELECT 1 FROM workers w WHERE locked_by = ANY (w.worker_ids) AND w.seen_at >= oldest)
    )
    SELECT count(locked_by)::int AS dead, graphile_worker.force_unlock_workers(array_agg(locked_by))::text AS released
    FROM dead HAVING count(locked_by) > 0`;
  return released?.dead ?? 0;
}
