import { expect, test } from 'vitest';
import { ratingsAfter } from '../../src/ratings/rules/rate.ts';
import { classOf, newcomer, shown } from '../../src/ratings/rules/rating.ts';
import { agreementOf, meanAgreement, people, playSeason } from './support/season.ts';

const spread = 200;

test('ratings order players correctly after about thirty games, with matching certainty', async () => {
  const agreements = [];
  const provisional = [];
  for (const games of [5, 30]) {
    const season = await playSeason({ games, spread, seed: 7 });
    agreements.push(agreementOf(season));
    provisional.push(season.ratings.filter((rating) => shown(rating).isProvisional).length);
  }
  const [early = 1, late = 0] = agreements;
  expect(provisional[0]).toBe(people);
  expect(provisional[1]).toBeLessThan(0.1 * people);
  expect(late).toBeGreaterThan(0.85);
  expect(early).toBeLessThan(late);
});

test('mirrored pairs need fewer games if bag and seat make up half of the luck', async () => {
  const rules = { games: 20, spread: 100 };
  const single = await meanAgreement(rules, 6);
  const pairs = await meanAgreement({ ...rules, shared: 0.5 }, 6);
  expect(pairs).toBeGreaterThan(single);
});

test('most strengths lie within the rating’s confidence interval', async () => {
  const { strengths, ratings } = await playSeason({ games: 40, spread, seed: 11 });
  const within = ratings.filter((rating, index) => {
    const { rating: value, marginOfError } = shown(rating);
    return Math.abs(value - 1500 - (strengths[index] ?? 0)) <= marginOfError;
  });
  expect(within.length).toBeGreaterThanOrEqual(0.8 * people);
});

test('a draw of equals keeps their ratings but raises certainty; among several, ranks count', async () => {
  const [one, other] = ratingsAfter([
    { rating: newcomer, place: 1 },
    { rating: newcomer, place: 1 },
  ]);
  expect(one).toEqual(other);
  expect(one!.mu).toBeCloseTo(newcomer.mu);
  expect(one!.sigma).toBeLessThan(newcomer.sigma);
  const several = ratingsAfter([3, 1, 2, 4].map((place) => ({ rating: newcomer, place })));
  const mus = several.map(({ mu }) => mu);
  expect([...mus].sort((a, b) => b - a)).toEqual([mus[1], mus[2], mus[0], mus[3]]);
});

test('two-player games are a class of their own', () => {
  expect([2, 3, 6].map(classOf)).toEqual(['two', 'several', 'several']);
});
