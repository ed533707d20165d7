import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Course, Entrant } from '../../src/competitions/rules/competition.ts';
import { firstDivisions, nextDivisions, seasonMatches } from '../../src/competitions/rules/league.ts';
import { type Standing, standingsOf } from '../../src/competitions/rules/standings.ts';
import { entrantsOf, resultBy } from './play.ts';

const rules = fc.record({
  divisionSize: fc.integer({ min: 3, max: 10 }),
  promotedCount: fc.integer({ min: 1, max: 3 }),
});

/** Plays a season with random points. */
function season(entrants: readonly Entrant[], number: number, points: readonly number[]): Standing[] {
  const matches = seasonMatches(entrants, number).pairings.map((pairing, index) => ({
    ...pairing,
    round: number,
    result: resultBy(
      [points[index % points.length] ?? 0, points[(index * 3 + 1) % points.length] ?? 0],
      [false, false],
    ),
  }));
  const course: Course = { entrants, matches, byes: [] };
  return standingsOf(course);
}

const sizesOf = (entrants: readonly Entrant[]) => {
  const sizes: number[] = [];
  for (const { group } of entrants) sizes[group - 1] = (sizes[group - 1] ?? 0) + 1;
  return sizes;
};

const divisionOf = (entrants: readonly Entrant[], id: string) =>
  entrants.find((each) => each.id === id)?.group ?? 0;

test('forty entrants make four divisions of ten; the rest join the last or make one more', () => {
  const sizes = (count: number) =>
    sizesOf(firstDivisions(entrantsOf(count), { divisionSize: 10, promotedCount: 2 }));
  expect([40, 44, 45, 7].map(sizes)).toEqual([[10, 10, 10, 10], [10, 10, 10, 14], [10, 10, 10, 10, 5], [7]]);
});

test('all entrants of a division meet once in a season, in other seats in the next', () => {
  const entrants = firstDivisions(entrantsOf(12), { divisionSize: 6, promotedCount: 1 });
  const [one, two] = [1, 2].map((number) =>
    seasonMatches(entrants, number).pairings.map(({ players }) => players),
  );
  expect(one?.length).toBe(30);
  expect(two?.map(([first, second]) => `${second} ${first}`).sort()).toEqual(
    one?.map((each) => each.join(' ')).sort(),
  );
});

test('as many entrants are promoted as relegated', () => {
  const whole = fc.tuple(
    fc.integer({ min: 2, max: 5 }),
    rules,
    fc.array(fc.nat({ max: 9 }), { minLength: 5 }),
  );
  fc.assert(
    fc.property(whole, ([count, league, points]) => {
      const entrants = firstDivisions(entrantsOf(count * league.divisionSize), league);
      const standings = season(entrants, 1, points);
      const next = nextDivisions(standings, entrants, league);
      const moving = Math.min(league.promotedCount, Math.floor(league.divisionSize / 2));
      for (const { entrant, group } of standings) {
        const rank = standings
          .filter((each) => each.group === group)
          .findIndex((each) => each.entrant === entrant);
        const isPromoted = group > 1 && rank < moving;
        const isRelegated = group < count && rank >= league.divisionSize - moving;
        expect(divisionOf(next, entrant)).toBe(group - (isPromoted ? 1 : 0) + (isRelegated ? 1 : 0));
      }
    }),
    { numRuns: 100 },
  );
});

test('no one is lost or wrongly relegated, whoever leaves or enters', () => {
  const cases = fc.record({
    count: fc.integer({ min: 2, max: 45 }),
    league: rules,
    leavers: fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 10 }),
    added: fc.integer({ min: 0, max: 6 }),
    points: fc.array(fc.nat({ max: 9 }), { minLength: 5 }),
  });
  fc.assert(
    fc.property(cases, ({ count, league, leavers, added, points }) => {
      const old = firstDivisions(entrantsOf(count), league);
      const standings = season(old, 1, points);
      const all = entrantsOf(count + added).map((each) => ({
        ...(old.find(({ id }) => id === each.id) ?? each),
        hasWithdrawn: leavers.includes(each.seed),
      }));
      const next = nextDivisions(standings, all, league);
      expect(next.map(({ id }) => id).sort()).toEqual(
        all
          .filter(({ hasWithdrawn }) => !hasWithdrawn)
          .map(({ id }) => id)
          .sort(),
      );
      const last = Math.max(...old.map(({ group }) => group));
      for (const { id, group } of next) {
        const was = divisionOf(old, id);
        if (was === 0) continue;
        const division = standings.filter((each) => each.group === was);
        const rank = division.findIndex(({ entrant }) => entrant === id);
        const falls = was < last && rank >= division.length - league.promotedCount;
        if (!falls && was < last) expect(group).toBeLessThanOrEqual(was);
      }
      const sizes = sizesOf(next).slice(0, -1);
      expect(sizes.every((size) => size === league.divisionSize)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
