import { EventEmitter } from 'node:events';
import { type JobHelpers, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { deliveryTask, findDelivery, purgeDeliveries } from '../../db/deliveries.ts';
import { drainLater, drainTask } from '../../db/endpoint-queue.ts';
import type { GameRow } from '../../db/games.ts';
import { newId } from '../../db/id.ts';
import { mostRuns, quiet } from '../../db/jobs.ts';
import { fanOutTask } from '../../db/outbox.ts';
import { findEndpoint, markSlow } from '../../db/webhook-endpoints.ts';
import { forgetWorkers, noteWorkers, releaseJobsOfDead } from '../../db/workers.ts';
import type { Deps } from '../../deps.ts';
import { attemptMail, type MailMeans } from '../channels/email/attempt.ts';
import { sendDigests } from '../channels/email/digests.ts';
import { openMailer } from '../channels/email/mailer.ts';
import { pictureFor, type Scene } from '../channels/email/picture.ts';
import { tellListeners } from '../channels/live/feed.ts';
import { attemptWebhook, drainEndpoint } from '../channels/webhook/attempt.ts';
import { openSender, type Sender } from '../channels/webhook/send.ts';
import { deliver } from '../outbox/fan-out.ts';
import { Lanes } from './lanes.ts';
import { repeat } from './repeat.ts';
import { Gate } from './semaphore.ts';

/** What workers ask of other parts of the service. */
export interface GameServices {
  /** Looks at the clocks that are due. */
  fireTimers(): Promise<unknown>;
  /** Sets a game's clock right for the vacations of whoever is awaited. */
  updateDeadline(game: string): Promise<void>;
  /** A started game as a player (or anybody) may see it. */
  sceneOf(row: GameRow, viewer: string | undefined): Promise<Scene>;
}

export interface Workers {
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

/**
 * Jobs worked on at once in one process; most of them wait for somebody's answer. One runner does all: one that left
 * some jobs to another would have to look past them each time, however many they are.
 */
const concurrency = 48;
/** Notices worked out at once: they keep the database busy, and must leave room for requests. */
const noticesAtOnce = 3;
/** Seconds after which a process that is not heard of counts as dead. */
const deadAfter = 15;
const beatMs = 3_000;
const keptDays = 30;
const dayMs = 86_400_000;
/** Longest wait for webhooks under way when the process stops, ms. */
const patience = 3_000;

/**
 * Sends notices and keeps clocks in this process. As many processes may do so on one database as one likes: each job
 * is given to one worker, and what a dead process had begun is given to another.
 */
export async function startWorkers(deps: Deps, doors: GameServices): Promise<Workers> {
  const pool = jobPool(deps);
  const sender = openSender(deps.config.webhookAllowedRanges);
  const mailer = openMailer(deps);
  const lanes = new Lanes((flags) => void leaveSlow(deps, runner, flags));
  const events: WorkerEvents = new EventEmitter();
  const workerIds = new Set<string>();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  events.on('job:error', ({ job, error }) =>
    deps.log.error({ err: error, task: job.task_identifier }, 'a job failed'),
  );
  const means: MailMeans = {
    mailer,
    picture: (row, viewer, reader) => pictureFor(deps.log, row, reader, () => doors.sceneOf(row, viewer)),
  };
  const runner: Runner = await run({
    pgPool: pool,
    concurrency,
    pollInterval: 4_000,
    noHandleSignals: true,
    logger: quiet,
    events,
    forbiddenFlags: () => lanes.closed(),
    taskList: { ...noticeTask(deps, doors), ...deliveryTasks(deps, sender, means, lanes) },
  });
  const id = newId();
  const loops = [
    repeat(deps.log, beatMs, () => beat(deps, id, [...workerIds])),
    repeat(deps.log, 1_000, () => doors.fireTimers()),
    repeat(deps.log, 60_000, () => sendDigests(deps)),
    repeat(deps.log, 3_600_000, () => forgetOld(deps)),
  ];
  return {
    stop: async () => {
      for (const stop of loops) await stop();
      const hurry = setTimeout(() => sender.close(), patience);
      await runner.stop();
      clearTimeout(hurry);
      await sender.close();
      mailer.close();
      await forgetWorkers(deps.db.pool, id);
      await pool.end();
    },
  };
}

/**
 * The job library's own connections: one listens, the others fetch and finish jobs. Their commits need not reach the
 * disk at once: what a crash undoes is done again, and moves need not wait for it. (Behind a pooler connections are
 * shared, so there that setting would reach moves.)
 */
function jobPool({ log, config }: Deps): pg.Pool {
  const connectionString = config.databaseUrl;
  const pool = new pg.Pool({ connectionString, max: 5, application_name: 'carcassonne workers' });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection of the workers broke'));
  pool.on('connect', (client) => {
    client.on('error', () => {}); // a broken connection also shows as a failed query
    if (config.databaseListen) client.query('SET synchronous_commit = off').catch(() => {});
  });
  return pool;
}

/** Puts receivers that dawdle into the slow lane, and has a worker look for jobs: one that had to wait may go now. */
async function leaveSlow({ db, log }: Deps, runner: Runner, flags: readonly string[]): Promise<void> {
  try {
    for (const flag of flags) await markSlow(db.pool, flag.replace(/^endpoint /, ''));
    await runner.addJob('wake', {}, { jobKey: 'wake' });
  } catch (error) {
    log.warn({ err: error }, 'a slow receiver could not be put aside');
  }
}

const noticeJob = z.object({ game: z.uuid(), txid: z.string(), position: z.string() });
const deliveryJob = z.object({ delivery: z.uuid() });
const endpointJob = z.object({ endpoint: z.uuid() });

/** Attempts a delivery; when its endpoint has become slow meanwhile, the endpoint's own job is to do that. */
async function attemptOrLeave(deps: Deps, sender: Sender, id: string): Promise<void> {
  const { pool } = deps.db;
  const delivery = await findDelivery(pool, id);
  if (delivery?.state !== 'waiting' || delivery.endpointId === null) return;
  const endpoint = await findEndpoint(pool, delivery.endpointId);
  const now = deps.clock();
  const isTaken = delivery.nextAt !== null && delivery.nextAt > now; // by a process that has died, or that attempts it
  if (endpoint?.isSlow || isTaken)
    await drainLater(pool, delivery.endpointId, isTaken ? (delivery.nextAt ?? now) : now);
  else await attemptWebhook(deps, sender, id);
}

function noticeTask(deps: Deps, doors: GameServices): TaskList {
  const gate = new Gate(noticesAtOnce);
  const workOut = async (payload: unknown) => {
    const { game, ...position } = noticeJob.parse(payload);
    const row = await deliver(deps, game, position);
    if (row?.status === 'running' && row.deadline !== null) await doors.updateDeadline(game);
  };
  return {
    [fanOutTask]: (payload) => {
      tellListeners(deps);
      return gate.through(() => workOut(payload));
    },
  };
}

function deliveryTasks(deps: Deps, sender: Sender, means: MailMeans, lanes: Lanes): TaskList {
  const within = async ({ job, addJob }: JobHelpers, work: () => Promise<void>) => {
    const flags = Object.keys(job.flags ?? {});
    if (await lanes.within(flags, work)) return;
    const jobKey = job.key === null ? {} : { jobKey: job.key };
    const { priority } = job;
    await addJob(job.task_identifier, job.payload, { flags, priority, maxAttempts: mostRuns, ...jobKey });
  };
  return {
    [deliveryTask('webhook')]: (payload, helpers) =>
      within(helpers, () => attemptOrLeave(deps, sender, deliveryJob.parse(payload).delivery)),
    [drainTask]: (payload, helpers) =>
      within(helpers, () => drainEndpoint(deps, sender, endpointJob.parse(payload).endpoint)),
    [deliveryTask('email')]: (payload, helpers) =>
      within(helpers, () => attemptMail(deps, means, deliveryJob.parse(payload).delivery)),
    wake: async () => {},
  };
}

async function beat({ db, log }: Deps, id: string, workerIds: readonly string[]): Promise<void> {
  await noteWorkers(db.pool, id, workerIds);
  const dead = await releaseJobsOfDead(db.pool, deadAfter);
  if (dead > 0) log.warn({ workers: dead }, 'jobs of a process that died were given to others');
}

async function forgetOld({ db, clock }: Deps): Promise<void> {
  await purgeDeliveries(db.pool, new Date(clock().getTime() - keptDays * dayMs));
}
