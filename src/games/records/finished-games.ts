import { setTimeout as pause } from 'node:timers/promises';
import type { GameRecord } from '../../engine/index.ts';
import { formatCursor } from '../../helpers/cursor.ts';
import type { Semaphore } from '../../helpers/semaphore.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { type FinishedPart, finishedGames } from '../store/game-lists.ts';
import { type Ending, revealOf } from '../store/games-from.ts';
import { readDecisions } from '../store/log-entries.ts';
import { type GameSummary, summaryOf } from '../views/game.ts';
import { recordFrom } from './export.ts';

/** A finished game with its record, and its place among all that are finished. */
export interface FinishedGame {
  readonly game: GameSummary;
  readonly record: GameRecord;
  readonly place: Ending;
}

/** Which finished games are wanted. */
export interface FinishedGamesQuery extends Omit<FinishedPart, 'until' | 'limit'> {
  readonly viewer: string | undefined;
  /** Only games that ended before. */
  readonly until?: Date | undefined;
  /** How many at most; undefined: all. */
  readonly limit?: number | undefined;
}

/** Games read at once: so few that nobody else waits long for the thread that turns them into records. */
const batchSize = 5;

/** How long nobody reads after a batch, as a multiple of the time that it took: the busier the service, the longer. */
const rest = 2;

/** A game that ended this long ago is in the database for sure: nothing comes before it any more. */
const settledMs = minuteMs;

/** Returns the end of those finished games to which nothing is added any more. */
export const settledUntil = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - settledMs);

/** Returns the end of those of them that ended before a time; undefined: of all. */
export function settledBefore(deps: Pick<Deps, 'clock'>, until: Date | undefined): Date {
  const settled = settledUntil(deps);
  return until === undefined || until > settled ? settled : until;
}

/** Returns the line of a game in exports. */
export function lineOf({ game, record, place }: FinishedGame): string {
  return `${JSON.stringify({ game, record, cursor: formatCursor(place) })}\n`;
}

/**
 * Yields the finished games that everybody may see, with their records, in the order of their ends. Holds one batch of them
 * in memory. Those of the last minute come to the next reader, so that no place is passed over.
 * @param turns by which all readers take turns
 */
export async function* finishedGameRecords(
  deps: Deps,
  { viewer, limit = Number.POSITIVE_INFINITY, ...query }: FinishedGamesQuery,
  turns: Semaphore,
): AsyncGenerator<FinishedGame[]> {
  const until = settledBefore(deps, query.until);
  let left = limit;
  let { after } = query;
  while (left > 0) {
    const part = { ...query, until, after, limit: Math.min(left, batchSize) };
    const games = await turns.run(() => withRest(() => readBatch(deps, viewer, part)));
    if (games.length > 0) yield games;
    if (games.length < part.limit) return;
    after = games.at(-1)?.place;
    left -= games.length;
  }
}

async function withRest<T>(work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const done = await work();
  await pause(rest * (performance.now() - begin));
  return done;
}

async function readBatch(
  { db }: Deps,
  viewer: string | undefined,
  part: FinishedPart,
): Promise<FinishedGame[]> {
  const rows = await finishedGames(db.prisma, part);
  const decisions = await readDecisions(
    db.prisma,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    game: summaryOf(row, viewer),
    record: recordFrom(row, decisions.get(row.id) ?? []),
    place: revealOf(row),
  }));
}
