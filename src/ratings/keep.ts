import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { settledUntil } from '../games/records/finished-games.ts';
import { type Ending, endingOf } from '../games/store/games-from.ts';
import type { Deps } from '../platform/deps.ts';
import { RatingBook } from './book.ts';
import { hasDecidedBetween } from './store/games-to-rate.ts';
import { createCursor, hasUnrated, moveCursor, tryLockCursor, waitForCursor } from './store/rating-cursor.ts';
import { forgetRatings, lastTimeOuts, ratingsOf, storeRatings } from './store/ratings.ts';
import { partToRate } from './to-rate.ts';

/** Number of games rated in one transaction. */
export const batchSize = 50;

/**
 * Rates the games finished since the last run, each once and in the order of their ends: the cursor advances in the transaction that stores
 * the changes. Only one process does this at a time.
 */
export async function keepRatings(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (!(await hasUnrated(deps.db.prisma, settledUntil(deps)))) return;
  await createCursor(deps.db.prisma);
  await rateAll(deps, tryLockCursor);
}

/** Deletes all ratings and computes them again from the logs. */
export async function rebuildRatings(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transaction(deps.db, forgetRatings);
  await rateAll(deps, waitForCursor);
}

type LockCursor = (tx: Tx) => Promise<Ending | undefined>;

async function rateAll(deps: Pick<Deps, 'db' | 'clock'>, lock: LockCursor): Promise<void> {
  const until = settledUntil(deps);
  while (await transaction(deps.db, (tx) => rateBatch(tx, until, lock)));
}

/** Rates the next games; returns whether there may be more. */
async function rateBatch(tx: Tx, until: Date, lock: LockCursor): Promise<boolean> {
  const after = await lock(tx);
  if (after === undefined) return false;
  const games = await partToRate(tx, { after, until, limit: batchSize });
  const last = games.at(-1);
  if (last === undefined) return false;
  const players = [...new Set(games.flatMap((game) => game.players))];
  const book = new RatingBook(await ratingsOf(tx, players), await lastTimeOuts(tx, players), hasDecided(tx));
  const changes = [];
  for (const game of games) changes.push(...(await book.rate(game)));
  await storeRatings(tx, changes, book.changedRows);
  await moveCursor(tx, endingOf(last));
  return games.length === batchSize;
}

/** Returns the function that a book calls to check whether a player has decided. */
export const hasDecided = (db: Tx) => (player: string, from: Date, until: Date) =>
  hasDecidedBetween(db, player, from, until);
