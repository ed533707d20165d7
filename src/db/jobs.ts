import { Logger, runMigrations } from 'graphile-worker';
import type { Tx } from './client.ts';
import { openPool } from './pool.ts';

/** Logs nothing: the tasks log what matters. */
export const silentLogger = new Logger(() => () => {});

/** Brings the job library's schema (`graphile_worker`) up to date. Several processes may do so at once. */
export async function installJobs(url: string): Promise<void> {
  const pgPool = openPool(url, 'migrate', { max: 1 });
  try {
    await runMigrations({ pgPool, logger: silentLogger, noPreparedStatements: true });
  } finally {
    await pgPool.end();
  }
}

/** How often the job library runs a task that throws. Only unforeseen errors are thrown. */
export const mostRuns = 10;

/**
 * SQL that adds a job within another statement: the job exists if and only if that statement is committed. Use it in
 * a common table expression and read its rows outside, or the planner omits it. `more` are further arguments.
 */
export const addJob = (task: string, payload: string, more = ''): string =>
  `graphile_worker.add_job('${task}', ${payload}, max_attempts => ${mostRuns}${more === '' ? '' : `, ${more}`})`;

/**
 * Has jobs tried again that failed as often as they may, as those of processes that died do, and deletes those that were
 * made before `before`.
 */
export async function reviveFailedJobs(db: Tx, before: Date): Promise<void> {
  const text = `
    WITH failed AS (
      SELECT id, created_at < $1 AS "isOld" FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL LIMIT 1000
    ), lists AS (
      SELECT array_agg(id) FILTER (WHERE "isOld") AS old, array_agg(id) FILTER (WHERE NOT "isOld") AS young FROM failed
    )
    SELECT CASE WHEN old IS NOT NULL THEN (SELECT count(*) FROM graphile_worker.complete_jobs(old)) END,
           CASE WHEN young IS NOT NULL
             THEN (SELECT count(*) FROM graphile_worker.reschedule_jobs(young, run_at => now(), attempts => 0)) END
    FROM lists`;
  await db.query(text, [before]);
}
