import type { Db } from '../../db/client.ts';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { Coalescing } from '../../helpers/coalescing.ts';
import { inSpan } from '../../helpers/spans.ts';
import type { Deps } from '../../platform/deps.ts';
import { fanOut } from '../outbox/fan-out.ts';
import { createCursor, isBehind, lockCursor, moveCursor } from '../store/fan-out-cursor.ts';
import { type FeedEvent, feedFrom } from '../store/feed.ts';
import type { OpenChannel } from './open-channels.ts';

/** Most events in a batch. */
const mostEvents = 1_000;
/** Rest after a batch, ms, in which requests have their turn: where many events come, the next batch is larger. */
const rest = { least: 10, most: 100, ofWork: 4 };
/** An event that has failed this often is skipped. */
const mostFailures = 10;
/** Rest after a failure, ms. */
const failedRestMs = 1_000;

/** What follows from events in addition to notifications. */
export interface Follower {
  /** Called in the transaction that fans events out, before that. Returns false if they have to wait for `catchUp`. */
  before(tx: Tx, events: readonly FeedEvent[]): Promise<boolean>;
  /** Does what events have to wait for. */
  catchUp(): Promise<void>;
  /** Called once events were fanned out. */
  after(events: readonly FeedEvent[]): Promise<void>;
}

/** Fans out events. */
export interface FanOutLoop {
  /** Has events fanned out that are there now. */
  request(): void;
  /** Finishes the batch under way. */
  stop(): Promise<void>;
}

/** What becomes of a batch: its events are fanned out, they `wait`, or another process has `held` them. */
type Batch = readonly FeedEvent[] | 'wait' | 'held';

/** The size of the next batch, and how often the event at the cursor has failed. */
interface Progress {
  limit: number;
  failures: number;
}

/**
 * Fans out events when it is requested, in batches behind a cursor in the database: one process does so at a time, and when
 * it dies the next goes on.
 */
export function openFanOut(deps: Deps, open: readonly OpenChannel[], follower: Follower): FanOutLoop {
  const progress: Progress = { limit: mostEvents, failures: 0 };
  const ending = new AbortController();
  let hasCursor = false;
  const work = new Coalescing(async () => {
    const begin = performance.now();
    try {
      if (!hasCursor) await createCursor(deps.db.prisma);
      hasCursor = true;
      if (!(await isBehind(deps.db.prisma))) return rest.least;
      while (!ending.signal.aborted) {
        const { limit } = progress;
        const events = await fanOutNext(deps, open, follower, progress);
        if (events === 'wait') {
          await follower.catchUp();
          continue;
        }
        if (events === 'held') {
          work.request(); // in case the process dies that fans out now
          return failedRestMs;
        }
        if (events.length > 0) await follower.after(events);
        if (events.length < limit) return restAfter(performance.now() - begin);
      }
      return 0;
    } catch (error) {
      if (!isUnavailable(error)) deps.log.error({ err: error }, 'events could not be fanned out this time');
      work.request();
      return failedRestMs;
    }
  });
  return {
    request: () => work.request(),
    stop: async () => {
      ending.abort();
      await work.stop();
    },
  };
}

const restAfter = (ms: number) => Math.min(Math.max(rest.ofWork * ms, rest.least), rest.most);

/**
 * Fans out the next batch and returns its events, none if there are none. A batch that fails is tried again event by event; an
 * event that fails again and again is logged and skipped, as it would keep back all that follow.
 */
async function fanOutNext(
  deps: Deps,
  open: readonly OpenChannel[],
  follower: Follower,
  progress: Progress,
): Promise<Batch> {
  const { limit, failures } = progress;
  try {
    const events = await inBatch(deps.db, limit, async (client, batch) => {
      if (!(await follower.before(client, batch))) return false;
      if (failures < mostFailures) await fanOut(deps, open, client, batch);
      else deps.log.error({ events: batch }, 'an event can not be fanned out and was skipped');
      return true;
    });
    if (typeof events === 'string') return events;
    progress.limit = Math.min(2 * limit, mostEvents);
    progress.failures = 0;
    return events;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    progress.limit = 1;
    if (limit === 1) progress.failures += 1;
    throw error;
  }
}

/** Works off the next events in the transaction that moves the cursor. Where `work` returns false, the cursor stays. */
function inBatch(
  db: Db,
  limit: number,
  work: (client: Tx, events: readonly FeedEvent[]) => Promise<boolean>,
): Promise<Batch> {
  return transaction(db, async (client) => {
    const last = await lockCursor(client);
    if (last === undefined) return 'held';
    const events = await feedFrom(client, last + 1, limit);
    const end = events.at(-1);
    if (end === undefined) return [];
    const isDone = await inSpan('fan out', () => work(client, events));
    if (!isDone) return 'wait';
    await moveCursor(client, end.number);
    return events;
  });
}
