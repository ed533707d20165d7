import { Logger, runMigrations } from 'graphile-worker';
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
