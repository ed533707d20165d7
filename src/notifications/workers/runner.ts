import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from '../../db/connection/pool.ts';
import { isDatabaseAway, isUnavailable } from '../../db/connection/unavailable.ts';
import { releaseJobsOf } from '../../db/notifications/workers.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Log } from '../../platform/log-output.ts';

/** The runner of the job library, started again whenever it gives up. */
export interface JobRunner {
  readonly addJob: Runner['addJob'];
  /** Whether it takes jobs at present. */
  isRunning(): boolean;
  /** Under which names jobs are locked: that of a runner that gave up counts until its jobs are done. */
  workerIds(): string[];
  /** Finishes the jobs under way. */
  stop(): Promise<void>;
}

/** A runner from its start to its end. */
interface Life {
  readonly runner: Runner;
  readonly workerIds: readonly string[];
  /** Resolves when another one is to take its place. */
  readonly lost: Promise<unknown>;
  /** Resolves when its last job is done. */
  readonly ended: Promise<unknown>;
  /** Stops taking jobs. */
  stop(): void;
}

/** With these a runner has lost the database: jobs may be locked for it that it never got. */
const losses = ['pool:gracefulShutdown', 'worker:getJob:error', 'pool:listen:error'] as const;

/**
 * The library does not await what it writes when a job ends, so that a failure would end the process; not so when it
 * writes in batches. Then it gives up at a failure instead, and has to be started again.
 */
const inBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** How long the library gets to write how the last jobs ended, ms. */
const lastWritesMs = 2 * secondMs;
const shortestPauseMs = 50;
const longestPauseMs = secondMs;

/**
 * Starts the runner, as soon as the database lets it; `signal` ends that wait.
 * @throws whatever else keeps it from starting the first time
 */
export async function startRunner(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  options: RunnerOptions & { pgPool: Pool },
  signal: AbortSignal = new AbortController().signal,
): Promise<JobRunner> {
  const lives = new Set<Life>();
  const stopping = new AbortController();
  const begin = async () => {
    const life = await startLife(log, options);
    lives.add(life);
    if (stopping.signal.aborted) life.stop();
    void life.ended.then(async () => {
      lives.delete(life);
      await retry(() => releaseJobsOf(db.prisma, life.workerIds), shortestPauseMs, stopping.signal, log);
    });
    return life;
  };
  const insist = async (error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ reason: (error as Error).message }, 'the job runner waits for the database');
    const life = await retry(begin, shortestPauseMs, signal, log);
    if (life === undefined) throw signal.reason;
    return life;
  };
  let current = await begin().catch(insist);
  let isRunning = true;
  const keepRunning = async () => {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      await current.lost;
      isRunning = false;
      if (stopping.signal.aborted) return;
      log.warn('the job runner lost the database; another one is started');
      const next = await retry(begin, pauseMs, stopping.signal, log);
      if (next === undefined) return;
      current.stop(); // not before, as the library prints a trace of all that fails while it stops
      current = next;
      isRunning = true;
    }
  };
  const kept = keepRunning();
  return {
    addJob: (...job) => current.runner.addJob(...job),
    isRunning: () => isRunning,
    workerIds: () => [...lives].flatMap(({ workerIds }) => workerIds),
    stop: async () => {
      stopping.abort();
      for (const life of lives) life.stop();
      await kept;
      await Promise.all([...lives].map(({ ended }) => ended));
    },
  };
}

async function startLife(log: Log, options: RunnerOptions): Promise<Life> {
  const events: WorkerEvents = new EventEmitter();
  const workerIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id));
  events.on('job:error', ({ job, error }) => logFailure(log, job.task_identifier, error));
  const loss = new Promise((resolve) => {
    for (const event of losses) events.once(event, resolve);
  });
  const idle = whenIdle(events);
  const runner = await run({ ...options, events, preset: inBatches });
  const finished = runner.promise.catch(({ message }: Error) =>
    log.warn({ reason: message }, 'the job runner failed'),
  );
  const ended = Promise.race([finished, idle.then(() => pause(lastWritesMs))]);
  let isStopped = false;
  const stop = () => {
    if (!isStopped) runner.stop().catch(() => {}); // it gave up by itself
    isStopped = true;
  };
  return { runner, workerIds, lost: Promise.race([loss, ended]), ended, stop };
}

/** Resolves when all workers of a runner have stopped. After a failure the library may never say that it has ended. */
function whenIdle(events: WorkerEvents): Promise<void> {
  let working = 0;
  events.on('worker:create', () => {
    working += 1;
  });
  return new Promise((resolve) => {
    events.on('worker:stop', () => {
      working -= 1;
      if (working === 0) resolve();
    });
  });
}

function logFailure(log: Log, task: string, error: unknown): void {
  if (!isUnavailable(error)) log.error({ err: error, task }, 'a job failed');
  else log.warn({ reason: (error as Error).message, task }, 'a job waits for the database');
}

/** Tries again and again, each time after a longer pause, until it succeeds; returns undefined when `signal` stops it. */
async function retry<T>(
  work: () => Promise<T>,
  pauseMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<T | undefined> {
  for (let ms = pauseMs; ; ms = Math.min(2 * ms, longestPauseMs)) {
    await pause(ms, undefined, { signal }).catch(() => {}); // stopped
    if (signal.aborted) return undefined;
    try {
      return await work();
    } catch (error) {
      log.debug({ err: error }, 'the job runner waits for the database');
    }
  }
}
