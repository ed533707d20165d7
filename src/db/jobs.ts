import { Logger, runMigrations } from 'graphile-worker';

/** Says nothing: what matters is told by the tasks themselves. */
export const quiet = new Logger(() => () => {});

/** Brings the job library's own schema (`graphile_worker`) up to date. Several may do so at once. */
export async function installJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet, noPreparedStatements: true, maxPoolSize: 1 });
}

/** How often the job library itself runs a task that throws: only what we did not foresee comes to that. */
export const mostRuns = 10;

/**
 * SQL for adding a job to a statement of ours: the job is there if and only if the statement is committed. Use it in
 * a common table expression and read its rows outside, or the planner leaves it out.
 */
export const addJob = (task: string, payload: string, more = ''): string =>
  `graphile_worker.add_job('${task}', ${payload}, max_attempts => ${mostRuns}${more === '' ? '' : `, ${more}`})`;
