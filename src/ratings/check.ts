import { snapshot } from '../db/transactions.ts';
import type { Ending } from '../games/store/games-from.ts';
import type { Deps } from '../platform/deps.ts';
import { RatingBook } from './book.ts';
import { batchSize, hasDecided } from './keep.ts';
import { firstPlace, readCursor } from './store/rating-cursor.ts';
import { allRatings, type RatingRow } from './store/ratings.ts';
import { partToRate } from './to-rate.ts';

/** A stored rating that differs from the one computed from the logs; undefined if one of the two is missing. */
export interface RatingFault {
  readonly playerId: string;
  readonly class: string;
  readonly kept: RatingRow | undefined;
  readonly computed: RatingRow | undefined;
}

/** Computes all ratings from the logs. Returns those that are stored differently, and the number of rated games. */
export async function checkRatings({ db }: Pick<Deps, 'db'>): Promise<{
  readonly games: number;
  readonly faults: RatingFault[];
}> {
  const { prisma } = db;
  // A snapshot, because the service may be rating further games.
  const { end, kept } = await snapshot(db, async (tx) => ({
    end: await readCursor(tx),
    kept: await allRatings(tx),
  }));
  const until = new Date(end.finishedAt.getTime() + 1);
  const isRated = ({ finishedAt, id }: Ending) => finishedAt < end.finishedAt || id <= end.id;
  const book = new RatingBook([], new Map(), hasDecided(prisma));
  let [after, games, count] = [firstPlace, 0, batchSize];
  while (count === batchSize) {
    const batch = await partToRate(prisma, { after, until, limit: batchSize });
    const rated = batch.filter(isRated);
    for (const game of rated) await book.rate(game);
    count = batch.length;
    games += rated.length;
    after = batch.at(-1) ?? after;
  }
  return { games, faults: differences(kept, book.rows) };
}

function differences(kept: readonly RatingRow[], computed: readonly RatingRow[]): RatingFault[] {
  const keyOf = ({ class: name, playerId }: RatingRow) => `${name} ${playerId}`;
  const byKey = new Map(computed.map((row) => [keyOf(row), row]));
  const faults = kept
    .map((row) => ({ playerId: row.playerId, class: row.class, kept: row, computed: byKey.get(keyOf(row)) }))
    .filter(({ kept: row, computed: other }) => !isSame(row, other));
  const keys = new Set(kept.map(keyOf));
  const missing = computed
    .filter((row) => !keys.has(keyOf(row)))
    .map((row) => ({ playerId: row.playerId, class: row.class, kept: undefined, computed: row }));
  return [...faults, ...missing];
}

const isSame = (one: RatingRow, other: RatingRow | undefined): boolean =>
  other !== undefined && one.mu === other.mu && one.sigma === other.sigma && one.games === other.games;
