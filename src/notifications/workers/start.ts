import type { Pool } from '../../db/connection/pool.ts';
import { newId } from '../../db/id.ts';
import { silentLogger } from '../../db/notifications/jobs.ts';
import { deleteWorkers, releaseJobsOfDead, writeWorkers } from '../../db/notifications/workers.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';
import type { DeliveryChannel } from '../channel.ts';
import { deliveryChannels } from '../channels/index.ts';
import type { GameServices } from '../game-services.ts';
import { showWaiting } from '../outbox/delivery-metrics.ts';
import { showBacklogs } from './backlog-metrics.ts';
import { deadAfter } from './failing-channels.ts';
import { type FanOutLoop, type Follower, openFanOut } from './fan-out-loop.ts';
import { WorkersHealth } from './health.ts';
import { openJobPool } from './job-pool.ts';
import { Lanes } from './lanes.ts';
import { limitsOf, type OpenChannel, openChannels } from './open-channels.ts';
import { type JobRunner, startRunner } from './runner.ts';
import { tasksFor } from './tasks.ts';

/** The running workers of a process. */
export interface Workers {
  readonly fanOut: FanOutLoop;
  readonly health: WorkersHealth;
  /** Finishes the jobs under way. */
  stop(): Promise<void>;
}

/**
 * Most jobs that run at once in one process; most of them wait for an answer. One runner does all: a runner that leaves
 * some kinds of jobs to another has to skip them each time it looks for jobs.
 */
const concurrency = 48;
const heartbeatMs = 3_000;
/** How often is looked for deliveries that are overdue and have no job, ms. */
const forgottenEveryMs = 1_000;
/** Longest time that attempts under way get when the process stops, ms. */
const graceMs = 3_000;

export interface WorkersOptions {
  readonly channels?: readonly DeliveryChannel[];
  /** Ends a start that still waits for the database. */
  readonly signal?: AbortSignal;
}

/** Starts to deliver notifications in this process. Each job is given to one worker, those of a dead process to others. */
export async function startWorkers(
  deps: Deps,
  services: GameServices,
  follower: Follower,
  { channels = deliveryChannels, signal }: WorkersOptions = {},
): Promise<Workers> {
  const pool = openJobPool(deps);
  const lanes = new Lanes(limitsOf(channels));
  const open = openChannels(deps, channels, services);
  const options = {
    pgPool: pool,
    concurrency,
    pollInterval: deps.config.databaseListen ? 4_000 : 1_000,
    noPreparedStatements: deps.config.databasePooler === 'transaction',
    noHandleSignals: true,
    logger: silentLogger,
    forbiddenFlags: () => lanes.closed(),
    taskList: tasksFor(deps, open, lanes),
  };
  const runner: JobRunner = await startRunner(deps, options, signal);
  const id = newId();
  const names = channels.map(({ name }) => name);
  showWaiting(deps, names);
  showBacklogs(deps);
  const health = new WorkersHealth(runner);
  deps.faultChecks.add(health.faults);
  const fanOut = openFanOut(deps, open, follower);
  const loops = [
    ...open.map(({ transport }) =>
      repeat(deps.log, forgottenEveryMs, async () => transport.findForgotten?.()),
    ),
    repeat(
      deps.log,
      heartbeatMs,
      health.round('heartbeat', () => beat(deps, id, runner.workerIds(), open)),
    ),
  ];
  const parts = { id, pool, open, runner, loops: [...loops, () => fanOut.stop()] };
  return {
    fanOut,
    health,
    stop: () => {
      deps.faultChecks.delete(health.faults);
      return stopWorkers(deps, parts);
    },
  };
}

interface Parts {
  readonly id: string;
  readonly pool: Pool;
  readonly open: readonly OpenChannel[];
  readonly runner: JobRunner;
  readonly loops: readonly (() => Promise<void>)[];
}

async function stopWorkers({ db, log }: Deps, { id, pool, open, runner, loops }: Parts): Promise<void> {
  for (const stop of loops) await stop();
  const timer = setTimeout(() => {
    for (const { transport } of open) transport.abort?.();
  }, graceMs);
  await runner.stop();
  for (const { transport } of open) await transport.close();
  clearTimeout(timer);
  await deleteWorkers(db.prisma, id).catch((error: Error) => {
    log.warn({ reason: error.message }, 'the workers stop without the database; others learn of it later');
  });
  await pool.end();
}

async function beat(
  { db, log }: Deps,
  id: string,
  workerIds: readonly string[],
  open: readonly OpenChannel[],
): Promise<void> {
  const failing = open.filter(({ transport }) => transport.isFailing?.()).map(({ channel }) => channel.name);
  await writeWorkers(db.prisma, id, workerIds, failing);
  const dead = await releaseJobsOfDead(db.prisma, deadAfter);
  if (dead > 0) log.warn({ workers: dead }, 'jobs of a dead process were given to others');
}
