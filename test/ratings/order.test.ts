import { expect, test } from 'vitest';
import { ratingsAfter } from '../../src/ratings/rate.ts';
import { classOf, newcomer, type Rating, shown } from '../../src/ratings/rating.ts';

/** Returns numbers from 0 to 1 that are the same each time (Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const people = 40;
/** By how much players of this service may differ, in points of which 200 win three games of four. */
const spread = 200;

/** Plays rounds between players of known strength, drawn at random; returns strengths and ratings. */
async function season(rounds: number, seed: number): Promise<{ strengths: number[]; ratings: Rating[] }> {
  const next = numbersFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const strengths = Array.from({ length: people }, () => spread * normal());
  const ratings: Rating[] = strengths.map(() => newcomer);
  for (let round = 0; round < rounds; round += 1) {
    const order = strengths
      .map((_, index) => ({ index, key: next() }))
      .sort((one, other) => one.key - other.key);
    for (let pair = 0; pair < people; pair += 2) {
      const [one, other] = [order[pair]!.index, order[pair + 1]!.index];
      const chance = 1 / (1 + 10 ** ((strengths[other]! - strengths[one]!) / 400));
      const places = next() < chance ? [1, 2] : [2, 1];
      const after = await ratingsAfter([
        { rating: ratings[one]!, place: places[0]! },
        { rating: ratings[other]!, place: places[1]! },
      ]);
      [ratings[one], ratings[other]] = after as [Rating, Rating];
    }
  }
  return { strengths, ratings };
}

/** Rank correlation (Spearman): 1 for the same order. */
function agreement(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => values.filter((each) => each < value).length);
  const [first, second] = [ranks(one), ranks(other)];
  const sum = first.reduce((total, rank, index) => total + (rank - second[index]!) ** 2, 0);
  return 1 - (6 * sum) / (people * (people ** 2 - 1));
}

test('ratings find the order of players after about thirty games, and know that they know it', async () => {
  const agreements = [];
  const provisional = [];
  for (const rounds of [5, 30]) {
    const { strengths, ratings } = await season(rounds, 7);
    agreements.push(
      agreement(
        strengths,
        ratings.map(({ mu }) => mu),
      ),
    );
    provisional.push(ratings.filter((rating) => shown(rating).isProvisional).length);
  }
  const [early = 1, late = 0] = agreements;
  expect(provisional[0]).toBe(people);
  expect(provisional[1]).toBeLessThan(0.1 * people);
  expect(late).toBeGreaterThan(0.85);
  expect(early).toBeLessThan(late);
});

test('most strengths lie within the doubt of the rating', async () => {
  const { strengths, ratings } = await season(40, 11);
  const within = ratings.filter((rating, index) => {
    const { rating: value, doubt } = shown(rating);
    return Math.abs(value - 1500 - strengths[index]!) <= doubt;
  });
  expect(within.length).toBeGreaterThanOrEqual(0.8 * people);
});

test('a draw of equals leaves their ratings and makes them surer; among several, ranks count', async () => {
  const [one, other] = await ratingsAfter([
    { rating: newcomer, place: 1 },
    { rating: newcomer, place: 1 },
  ]);
  expect(one).toEqual(other);
  expect(one!.mu).toBeCloseTo(newcomer.mu);
  expect(one!.sigma).toBeLessThan(newcomer.sigma);
  const several = await ratingsAfter([3, 1, 2, 4].map((place) => ({ rating: newcomer, place })));
  const mus = several.map(({ mu }) => mu);
  expect([...mus].sort((a, b) => b - a)).toEqual([mus[1], mus[2], mus[0], mus[3]]);
});

test('two players are a class of their own', () => {
  expect([2, 3, 6].map(classOf)).toEqual(['two', 'several', 'several']);
});
