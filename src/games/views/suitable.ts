import type { Deps } from '../../platform/deps.ts';
import { newcomer } from '../../ratings/rules/rating.ts';
import { ratingsOf } from '../../ratings/store/ratings.ts';
import { enoughReliability } from '../conduct/read.ts';
import { type Suiting, tasteOf } from '../store/suitable-games.ts';

/** Returns the criteria for tables that suit a player, from their ratings and past games. */
export async function suitingOf({ db }: Pick<Deps, 'db'>, player: string): Promise<Suiting> {
  const taste = await tasteOf(db.prisma, player);
  const rows = await ratingsOf(db.prisma, [player]);
  const ratingIn = (name: string) => rows.find((row) => row.class === name) ?? newcomer;
  const reliability = await enoughReliability(db.prisma, player);
  return { player, taste, reliability, ratings: { two: ratingIn('two'), several: ratingIn('several') } };
}
