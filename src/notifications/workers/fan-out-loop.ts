import type { Db } from '../../db/client.ts';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { Coalescing } from '../../helpers/coalescing.ts';
import { inSpan } from '../../helpers/spans.ts';
import type { Deps } from '../../platform/deps.ts';
import { fanOut, questionsOf } from '../outbox/fan-out.ts';
import { createCursor, moveCursor } from '../store/fan-out-cursor.ts';
import { type Condition, type UnfannedEvent, unfannedEvents } from '../store/unfanned-events.ts';
import type { OpenChannel } from './open-channels.ts';

/** Maximum number of events in a batch. */
const maxEvents = 1_000;
/** Pause after a batch, ms, for requests; under heavy load, the next batch is larger. */
const rest = { min: 10, max: 100, ofWork: 4 };
/** An event is skipped after this many failures. */
const maxFailures = 10;
/** Pause after a failure, ms. */
const failedRestMs = 1_000;

/** Work that follows from events in addition to notifications. */
export interface Follower {
  /** SQL condition on games `g` whose decisions cause work in addition to notifications. */
  readonly followUps: Condition;
  /**
   * Called with events that have follow-ups, in the transaction that fans them out, before that. Returns false if they
   * must wait for `catchUp`.
   */
  before(tx: Tx, events: readonly UnfannedEvent[]): Promise<boolean>;
  /** Does the work that events wait for. */
  catchUp(): Promise<void>;
  /** Called with all events after they were fanned out. */
  after(events: readonly UnfannedEvent[]): Promise<void>;
}

/** Fans out events. */
export interface FanOutLoop {
  /** Requests a fan-out of the current events, up to a number if the last one is known. */
  request(last?: number): void;
  /** Finishes the current batch. */
  stop(): Promise<void>;
}

/** The outcome of a batch: its events are fanned out, they must `wait`, or another process has `held` or moved the cursor. */
type Outcome = 'done' | 'wait' | 'held';

/** The size of the next batch, and the number of failures of the event at the cursor. */
interface Progress {
  limit: number;
  failures: number;
}

/**
 * Fans out events on request, in batches behind a cursor in the database. One process does so at a time; if it dies,
 * another continues.
 */
export function openFanOut(deps: Deps, open: readonly OpenChannel[], follower: Follower): FanOutLoop {
  const progress: Progress = { limit: maxEvents, failures: 0 };
  const questions = { ...questionsOf(open), followUps: follower.followUps };
  const ending = new AbortController();
  let hasCursor = false;
  /** Numbers up to which events are known to exist, and up to which they were fanned out. */
  let [goal, done] = [Number.POSITIVE_INFINITY, 0];
  const work = new Coalescing(async () => {
    const begin = performance.now();
    try {
      if (!hasCursor) await createCursor(deps.db.prisma);
      hasCursor = true;
      if (goal <= done) return rest.min;
      if (goal === Number.POSITIVE_INFINITY) done = 0; // numbers are smaller after a backup was restored
      goal = 0;
      while (!ending.signal.aborted) {
        const { limit } = progress;
        const events = await unfannedEvents(deps.db.prisma, limit, questions);
        if (events.length === 0) return restAfter(performance.now() - begin);
        const outcome = await fanOutNext(deps, open, follower, { progress, events });
        if (outcome === 'wait') await follower.catchUp();
        if (outcome === 'held') {
          request(); // in case the process that now fans out dies
          return failedRestMs;
        }
        if (outcome !== 'done') continue;
        done = events.at(-1)?.number ?? done;
        await follower.after(events);
        if (events.length < limit) return restAfter(performance.now() - begin);
      }
      return 0;
    } catch (error) {
      if (!isUnavailable(error)) deps.log.error({ err: error }, 'events could not be fanned out this time');
      request();
      return failedRestMs;
    }
  });
  const request = (last = Number.POSITIVE_INFINITY) => {
    goal = Math.max(goal, last);
    work.request();
  };
  return {
    request,
    stop: async () => {
      ending.abort();
      await work.stop();
    },
  };
}

const restAfter = (ms: number) => Math.min(Math.max(rest.ofWork * ms, rest.min), rest.max);

interface Batch {
  readonly progress: Progress;
  readonly events: readonly UnfannedEvent[];
}

/**
 * Fans out a batch. A failed batch is retried event by event. An event that keeps failing is logged and skipped, because
 * it would block all others.
 */
async function fanOutNext(
  deps: Deps,
  open: readonly OpenChannel[],
  follower: Follower,
  { progress, events }: Batch,
): Promise<Outcome> {
  const { limit, failures } = progress;
  const concerning = events.filter(({ isConcerning }) => isConcerning);
  const followed = events.filter(({ hasFollowUps }) => hasFollowUps);
  try {
    const outcome = await movePast(
      deps.db,
      events,
      concerning.length + followed.length > 0,
      async (client) => {
        if (followed.length > 0 && !(await follower.before(client, followed))) return false;
        if (failures < maxFailures) await fanOut(deps, open, client, concerning);
        else deps.log.error({ events }, 'an event can not be fanned out and was skipped');
        return true;
      },
    );
    if (outcome !== 'done') return outcome;
    progress.limit = Math.min(2 * limit, maxEvents);
    progress.failures = 0;
    return outcome;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    progress.limit = 1;
    if (limit === 1) progress.failures += 1;
    throw error;
  }
}

/**
 * Moves the cursor past events, in one transaction with `drain` if there `isWork`. If that returns false, the cursor
 * stays.
 */
async function movePast(
  db: Db,
  events: readonly UnfannedEvent[],
  isWork: boolean,
  drain: (client: Tx) => Promise<boolean>,
): Promise<Outcome> {
  const [from, to] = [events[0]?.cursor ?? 0, events.at(-1)?.number ?? 0];
  if (!isWork) return (await moveCursor(db.prisma, from, to)) ? 'done' : 'held';
  return transaction(db, async (client) => {
    if (!(await moveCursor(client, from, to))) return 'held';
    if (await inSpan('fan out', () => drain(client))) return 'done';
    await moveCursor(client, to, from);
    return 'wait';
  });
}
