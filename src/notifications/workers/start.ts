import type { Pool } from '../../db/connection/pool.ts';
import { newId } from '../../db/id.ts';
import { silentLogger } from '../../db/notifications/jobs.ts';
import { deleteWorkers, releaseJobsOfDead, writeWorkers } from '../../db/notifications/workers.ts';
import { hourMs, minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';
import type { DeliveryChannel } from '../channel.ts';
import { sendGatheredMessages } from '../channels/email/content/messages.ts';
import { sendDigests } from '../channels/email/delivery/digests.ts';
import { deliveryChannels } from '../channels/index.ts';
import type { GameServices } from '../game-services.ts';
import { findForgotten } from '../outbox/attempt.ts';
import { showWaiting } from '../outbox/delivery-metrics.ts';
import { showBacklogs } from './backlog-metrics.ts';
import { deadAfter } from './failing-channels.ts';
import { startFanOut } from './fan-out-loop.ts';
import { WorkersHealth } from './health.ts';
import { openJobPool } from './job-pool.ts';
import { Lanes } from './lanes.ts';
import { limitsOf, type OpenChannel, openChannels } from './open-channels.ts';
import { deleteOld } from './retention.ts';
import { type JobRunner, startRunner } from './runner.ts';
import { tasksFor } from './tasks.ts';

/** The running workers of a process. */
export interface Workers {
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
/** How often is looked for emails with messages that are due, ms. */
const messagesEveryMs = 5_000;
/** How often is looked whether those who wait in pools fit together, ms. */
const poolsEveryMs = 10_000;
/** How often is looked for what is due in games, ms: also that of a process that died. */
const dueEveryMs = 1_000;
/** How often is looked whether the logs are to be anchored today, or an anchor is to be sent again, ms. */
const anchorsEveryMs = 10 * minuteMs;
/** How often is looked whether finished games are to be dumped today, ms. */
const dumpsEveryMs = 10 * minuteMs;
/** Longest time that attempts under way get when the process stops, ms. */
const graceMs = 3_000;

interface WorkersOptions {
  readonly channels?: readonly DeliveryChannel[];
  /** Ends a start that still waits for the database. */
  readonly signal?: AbortSignal;
}

/**
 * Starts to deliver notifications and to keep clocks in this process. Any number of processes can do so on one
 * database: each job is given to one worker, and the jobs of a dead process are given to others.
 */
export async function startWorkers(
  deps: Deps,
  services: GameServices,
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
  const { timers, plans, analyses, robots, matches, competitions } = services.due;
  const ending = new AbortController();
  const loops = [
    startFanOut(deps, open, services),
    ...open.map(({ transport }) =>
      repeat(deps.log, forgottenEveryMs, async () => transport.findForgotten?.()),
    ),
    repeat(
      deps.log,
      heartbeatMs,
      health.round('heartbeat', () => beat(deps, id, runner.workerIds(), open)),
    ),
    repeat(
      deps.log,
      dueEveryMs,
      health.round('timers', () => timers.workOff()),
    ),
    ...[plans, analyses, robots, matches, competitions].map((due) =>
      repeat(deps.log, dueEveryMs, () => due.takeUp()),
    ),
    ...repeatOften(deps, services),
    ...repeatSeldom(deps, services, ending.signal),
  ];
  const stops = Object.values(services.due).map((due) => () => due.stop());
  const parts = { id, pool, open, runner, loops: [...loops, ...stops] };
  return {
    stop: () => {
      deps.faultChecks.delete(health.faults);
      ending.abort();
      return stopWorkers(deps, parts);
    },
  };
}

/** Begins what is done about once a minute. */
function repeatOften(deps: Deps, services: GameServices): (() => Promise<void>)[] {
  return [
    repeat(deps.log, minuteMs / 2, () => findForgotten(deps)),
    repeat(deps.log, minuteMs, () => sendDigests(deps)),
    repeat(deps.log, messagesEveryMs, () => sendGatheredMessages(deps)),
    repeat(deps.log, minuteMs, () => services.keepRatings()),
    repeat(deps.log, poolsEveryMs, () => services.bringTogether()),
    repeat(deps.log, minuteMs, () => services.keepConduct()),
    repeat(deps.log, minuteMs / 2, () => services.keepTablesOpen()),
  ];
}

/** Begins what is done once an hour, or once a day by whichever process comes first. */
function repeatSeldom(deps: Deps, services: GameServices, signal: AbortSignal): (() => Promise<void>)[] {
  return [
    repeat(deps.log, hourMs, () => deleteOld(deps)),
    repeat(deps.log, hourMs, () => services.cancelExpiredGames()),
    repeat(deps.log, hourMs, () => services.tidyAccounts()),
    repeat(deps.log, anchorsEveryMs, () => services.keepDailyAnchors()),
    repeat(deps.log, dumpsEveryMs, () => services.keepDailyDump(signal)),
  ];
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
