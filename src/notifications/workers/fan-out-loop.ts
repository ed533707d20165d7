import type { Db, Tx } from '../../db/client.ts';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { createCursor, lockCursor, moveCursor } from '../../db/notifications/fan-out-cursor.ts';
import { type FeedEvent, feedFrom } from '../../db/notifications/feed.ts';
import { mostRuns } from '../../db/notifications/jobs.ts';
import { gamesWithVacation } from '../../db/players/vacations.ts';
import { transaction } from '../../db/transactions.ts';
import { Coalescing } from '../../helpers/coalescing.ts';
import { inSpan } from '../../helpers/spans.ts';
import type { Deps } from '../../platform/deps.ts';
import type { GameServices } from '../game-services.ts';
import { fanOut } from '../outbox/fan-out.ts';
import { watchOutbox } from '../outbox/watch.ts';
import type { OpenChannel } from './open-channels.ts';

/** Most events in a batch. */
const mostEvents = 1_000;
/** Rest after a batch, ms, in which requests have their turn: where many events come, the next batch is larger. */
const rest = { least: 10, most: 100, ofWork: 4 };
/** Rest after a failure, ms. */
const failedRestMs = 1_000;

/** The size of the next batch, and how often the event at the cursor has failed. */
interface Progress {
  limit: number;
  failures: number;
  /** Number of the last event after which the plans of its game were reviewed. */
  reviewed: number;
}

/**
 * Fans out events as they are numbered, in batches behind a cursor in the database: one process does so at a time, and
 * when it dies the next goes on. Returns a function that stops it.
 */
export function startFanOut(
  deps: Deps,
  open: readonly OpenChannel[],
  services: GameServices,
): () => Promise<void> {
  const progress: Progress = { limit: mostEvents, failures: 0, reviewed: 0 };
  const ending = new AbortController();
  let hasCursor = false;
  const work = new Coalescing(async () => {
    const begin = performance.now();
    try {
      if (!hasCursor) await createCursor(deps.db.prisma);
      hasCursor = true;
      while (!ending.signal.aborted) {
        const { limit } = progress;
        const events = await fanOutNext(deps, open, services, progress);
        if (events === undefined) {
          await services.due.plans.workOff();
          continue;
        }
        if (events.length > 0) await afterwards(deps, services, events);
        if (events.length < limit) return restAfter(performance.now() - begin);
      }
      return 0;
    } catch (error) {
      if (!isUnavailable(error)) deps.log.error({ err: error }, 'events could not be fanned out this time');
      return failedRestMs;
    }
  });
  const stopWatching = watchOutbox(deps, () => work.request());
  return async () => {
    ending.abort();
    await stopWatching();
    await work.stop();
  };
}

const restAfter = (ms: number) => Math.min(Math.max(rest.ofWork * ms, rest.least), rest.most);

/**
 * Fans out the next batch and returns its events; none if there are none, or if another process is at it; undefined
 * where plans are to be reviewed first. A batch that fails is tried again event by event; an event that fails again and
 * again is logged and skipped, as it would keep back all that follow.
 */
async function fanOutNext(
  deps: Deps,
  open: readonly OpenChannel[],
  services: GameServices,
  progress: Progress,
): Promise<readonly FeedEvent[] | undefined> {
  const { limit, failures } = progress;
  try {
    let reviewed = progress.reviewed;
    const events = await inBatch(deps.db, limit, async (client, batch) => {
      await services.addRobotTurns(client, gamesOf(turnsIn(batch)));
      await services.addDueMatches(client, gamesOf(endsIn(batch)));
      reviewed = Math.max(reviewed, batch.at(-1)?.number ?? 0);
      if ((await services.addPlanTurns(client, gamesOf(toReview(batch, progress)))) > 0) return false;
      if (failures < mostRuns) await fanOut(deps, open, client, batch);
      else deps.log.error({ events: batch }, 'an event can not be fanned out and was skipped');
      return true;
    });
    progress.reviewed = reviewed;
    if (events === undefined) return undefined;
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

/** Returns the events after which a game may wait for somebody else. */
const turnsIn = (events: readonly FeedEvent[]): FeedEvent[] =>
  events.filter(({ kind }) => kind === 'decision.made' || kind === 'game.started');

/** Returns the events after which a game may be over. */
const endsIn = (events: readonly FeedEvent[]): FeedEvent[] =>
  events.filter(({ kind }) => kind === 'decision.made' || kind === 'game.cancelled');

/** Returns the events after which plans are to be reviewed, and were not: before anybody is notified of a turn that a plan ends. */
const toReview = (events: readonly FeedEvent[], { reviewed }: Progress): FeedEvent[] =>
  events.filter(({ kind, number }) => number > reviewed && changesTurns.includes(kind));
const changesTurns: readonly FeedEvent['kind'][] = ['decision.made', 'player.replaced', 'player.returned'];

/** Returns the events after which a request may make no sense any more. */
const outdatingIn = (events: readonly FeedEvent[]): FeedEvent[] =>
  events.filter(({ kind }) => outdatesRequests.includes(kind));
const outdatesRequests: readonly FeedEvent['kind'][] = [...changesTurns, 'game.paused', 'game.resumed'];

const gamesOf = (events: readonly FeedEvent[]): string[] => [...new Set(events.map(({ game }) => game))];

/** Updates deadlines, closes requests that make no sense any more, and wakes the robots that games now wait for. */
async function afterwards(deps: Deps, services: GameServices, events: readonly FeedEvent[]): Promise<void> {
  const turns = turnsIn(events);
  const outdating = outdatingIn(events);
  await updateDeadlines(deps, services, turns);
  if (outdating.length > 0) await services.closeOutdatedRequests(gamesOf(outdating));
  if (turns.length > 0 || events.some(({ kind }) => kind === 'player.replaced'))
    await services.due.robots.takeUp();
  if (endsIn(events).length > 0) await services.due.matches.takeUp();
}

/**
 * Works off the next events in the transaction that moves the cursor. Where `work` returns false, the cursor stays,
 * and nothing is returned.
 */
function inBatch(
  db: Db,
  limit: number,
  work: (client: Tx, events: readonly FeedEvent[]) => Promise<boolean>,
): Promise<readonly FeedEvent[] | undefined> {
  return transaction(db, async (client) => {
    const last = await lockCursor(client);
    const events = last === undefined ? [] : await feedFrom(client, last + 1, limit);
    const end = events.at(-1);
    if (end === undefined) return [];
    const isDone = await inSpan('fan out', () => work(client, events));
    if (!isDone) return undefined;
    await moveCursor(client, end.number);
    return events;
  });
}

/** Updates the deadlines of games that now wait for somebody who is on vacation. */
async function updateDeadlines(
  { db }: Deps,
  services: GameServices,
  turns: readonly FeedEvent[],
): Promise<void> {
  if (turns.length === 0) return;
  const since = new Date(Math.min(...turns.map(({ at }) => at.getTime())));
  const games = await gamesWithVacation(db.prisma, gamesOf(turns), since);
  for (const game of games) await services.updateDeadline(game);
}
