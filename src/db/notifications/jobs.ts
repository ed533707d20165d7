import { Logger, runMigrations } from 'graphile-worker';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import { openPool } from '../connection/pool.ts';

const { sql } = Prisma;

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

/** Returns SQL of the key that the job of a delivery has. */
export const deliveryKey = (id: Prisma.Sql): Prisma.Sql => sql`'delivery ' || ${id}`;

/**
 * Returns SQL that adds the job for a delivery to a player, or to an address where there is none. By its flags workers limit
 * how many run at once: of a channel, and of a channel for one player. A delivery has one job at a time, by its key.
 */
export const deliveryJob = (
  channel: Prisma.Sql,
  id: Prisma.Sql,
  player: Prisma.Sql,
  more: Prisma.Sql,
): Prisma.Sql => sql`
  graphile_worker.add_job('deliver ' || ${channel}, json_build_object('delivery', ${id}), max_attempts => ${mostRuns}::int,
    job_key => ${deliveryKey(id)}, flags => ARRAY[${channel}, ${channel} || '-player/' || coalesce(${player}::text, '')], ${more})`;
/** Name of the task that attempts deliveries of a channel. */
export const deliveryTask = (channel: string): string => `deliver ${channel}`;

/** Name of the task that is an owner's turn. */
export const turnTask = 'turn';

/**
 * What waits for the endpoints of an owner has one job: the owner's turn. Owners have their turns one after the other, however
 * much waits for one of them. Endpoints that failed or were slow have turns apart, of which few run at once.
 */
export interface Turn {
  readonly owner: string;
  readonly isSlow: boolean;
}

/** Flags by which workers limit the turns that run at once: of all owners, and of one. */
export const turnFlags = {
  usual: { all: 'webhook', ofOwner: 'owner' },
  slow: { all: 'slow', ofOwner: 'slow-owner' },
} as const;

/** Returns SQL that adds the job of a turn, or moves it, to `runAt`; by default now. */
export const turnJob = (owner: Prisma.Sql, isSlow: Prisma.Sql, runAt = sql`NULL`): Prisma.Sql => {
  const { usual, slow } = turnFlags;
  return sql`graphile_worker.add_job(${turnTask}, json_build_object('owner', ${owner}, 'isSlow', ${isSlow}),
    job_key => CASE WHEN ${isSlow} THEN 'slow turn ' ELSE 'turn ' END || ${owner}::text, run_at => ${runAt},
    max_attempts => ${mostRuns}::int, flags => CASE
      WHEN ${isSlow} THEN ARRAY[${slow.all}::text, ${slow.ofOwner}::text || '/' || ${owner}::text]
      ELSE ARRAY[${usual.all}::text, ${usual.ofOwner}::text || '/' || ${owner}::text] END)`;
};

/**
 * Retries jobs that failed as often as they may, as those of processes that died do, and deletes those that were
 * made before `before`.
 */
export async function reviveFailedJobs(db: Tx, before: Date): Promise<void> {
  await db.$executeRaw`
    WITH failed AS (
      SELECT id, created_at < ${before}::timestamptz AS "isOld" FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL LIMIT 1000
    ), lists AS (
      SELECT array_agg(id) FILTER (WHERE "isOld") AS old, array_agg(id) FILTER (WHERE NOT "isOld") AS young FROM failed
    )
    SELECT CASE WHEN old IS NOT NULL THEN (SELECT count(*) FROM graphile_worker.complete_jobs(old)) END,
           CASE WHEN young IS NOT NULL
             THEN (SELECT count(*) FROM graphile_worker.reschedule_jobs(young, run_at => now(), attempts => 0)) END
    FROM lists`;
}
