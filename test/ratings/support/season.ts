import { ratingsAfter } from '../../../src/ratings/rules/rate.ts';
import { newcomer, type Rating } from '../../../src/ratings/rules/rating.ts';

/** Players of a season. */
export const people = 40;

/** How often and how players meet. */
export interface SeasonRules {
  /** Games of each player. */
  readonly games: number;
  /** Standard deviation of strengths, in points; a lead of 200 wins about three games of four. */
  readonly spread: number;
  /**
   * The share of luck from bag and seat, which has opposite signs in both games of a mirrored pair; undefined for
   * single games.
   */
  readonly shared?: number | undefined;
  readonly seed: number;
}

export interface Season {
  readonly strengths: readonly number[];
  readonly ratings: readonly Rating[];
}

/**
 * Standard deviation of a game's margin beyond strength, in points of strength: a lead of 200 points wins 76 % of
 * games. With it, a spread of 100 points explains a fifth of the margin, as between experts.
 */
const luck = 283;

/** Returns reproducible numbers from 0 to 1 (Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Plays a season between players of known strength, who meet at random. A pair counts as one result, by its points. */
export async function playSeason({ games, spread, shared, seed }: SeasonRules): Promise<Season> {
  const next = numbersFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const strengths = Array.from({ length: people }, () => spread * normal());
  const ratings: Rating[] = strengths.map(() => newcomer);
  const margin = (difference: number) => {
    if (shared === undefined) return difference + luck * normal();
    return 2 * difference + luck * Math.sqrt(2 * (1 - shared)) * normal();
  };
  for (let game = 0; game < games; game += shared === undefined ? 1 : 2) {
    const order = shuffled(people, next);
    for (let pair = 0; pair < people; pair += 2) {
      const [one, other] = [order[pair] ?? 0, order[pair + 1] ?? 0];
      const hasWon = margin((strengths[one] ?? 0) - (strengths[other] ?? 0)) > 0;
      const [first, second] = ratingsAfter([
        { rating: ratings[one] ?? newcomer, place: hasWon ? 1 : 2 },
        { rating: ratings[other] ?? newcomer, place: hasWon ? 2 : 1 },
      ]);
      ratings[one] = first ?? newcomer;
      ratings[other] = second ?? newcomer;
    }
  }
  return { strengths, ratings };
}

function shuffled(count: number, next: () => number): number[] {
  const keys = Array.from({ length: count }, (_, index) => ({ index, key: next() }));
  return keys.sort((one, other) => one.key - other.key).map(({ index }) => index);
}

/** Returns how well the order of ratings matches that of strengths: Spearman's rank correlation, 1 for the same. */
export function agreementOf({ strengths, ratings }: Season): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => values.filter((each) => each < value).length);
  const [first, second] = [ranks(strengths), ranks(ratings.map(({ mu }) => mu))];
  const sum = first.reduce((total, rank, index) => total + (rank - (second[index] ?? 0)) ** 2, 0);
  return 1 - (6 * sum) / (people * (people ** 2 - 1));
}

/** Returns the mean agreement over some seasons. */
export async function meanAgreement(rules: Omit<SeasonRules, 'seed'>, seasons: number): Promise<number> {
  let sum = 0;
  for (let seed = 1; seed <= seasons; seed += 1)
    sum += agreementOf(await playSeason({ ...rules, seed: 1_000_003 * seed }));
  return sum / seasons;
}
