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

/** A finished game with its record, and its position among all finished games. */
export interface FinishedGame {
  readonly game: GameSummary;
  readonly record: GameRecord;
  readonly place: Ending;
}

/** Filters for finished games. */
export interface FinishedGamesQuery extends Omit<FinishedPart, 'until' | 'limit'> {
  readonly viewer: string | undefined;
  /** Only games that ended before this time. */
  readonly until?: Date | undefined;
  /** Maximum number of games; undefined for all. */
  readonly limit?: number | undefined;
}

/** Number of games read at once, small enough that other work waits only briefly for the thread that converts them. */
const batchSize = 5;

/** Pause after each batch, as a multiple of its duration: the busier the service, the longer. */
const rest = 2;

/** After this time, no game with an earlier end can still be committed. */
const settledMs = minuteMs;

/** Returns the time before which no more finished games are added. */
export const settledUntil = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock().getTime() - settledMs);

/** Returns the end of the settled games before a time; undefined for all of them. */
export function settledBefore(deps: Pick<Deps, 'clock'>, until: Date | undefined): Date {
  const settled = settledUntil(deps);
  return until === undefined || until > settled ? settled : until;
}

/** Returns the export line of a game. */
export function lineOf({ game, record, place }: FinishedGame): string {
  return `${JSON.stringify({ game, record, cursor: formatCursor(place) })}\n`;
}

/**
 * Yields the public finished games with their records, in the order of their ends. Holds one batch in memory. Leaves the last minute's
 * games for the next export, so that none is skipped.
 * @param turns shared by all exports, which take turns
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
  const start = performance.now();
  const done = await work();
  await pause(rest * (performance.now() - start));
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
