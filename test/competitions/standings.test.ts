import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOf } from '../../src/competitions/rules/formats.ts';
import { cellsOf, standingsOf } from '../../src/competitions/rules/standings.ts';
import { entrantsOf, play, resultBy, roundPlayed } from './play.ts';
import { slowStandings } from './slow-standings.ts';

const courses = (kind: 'swiss' | 'round-robin' | 'elimination') =>
  fc.integer({ min: 2, max: 14 }).chain((count) =>
    fc
      .array(roundPlayed(count), {
        minLength: 1,
        maxLength: kind === 'elimination' ? Math.ceil(Math.log2(count)) : 5,
      })
      .map((rounds) => play(kind, entrantsOf(count), rounds)),
  );

test.each(['swiss', 'round-robin', 'elimination'] as const)(
  'standings of a %s match a slow, simple count',
  (kind) => {
    fc.assert(
      fc.property(courses(kind), (course) => {
        const rows = standingsOf(course).map(
          ({ place, entrant, matchPoints, boardPoints, games, points, opponents }) => ({
            place,
            entrant,
            worth: [matchPoints, boardPoints, games, points, opponents],
          }),
        );
        expect(rows).toEqual(slowStandings(course));
      }),
      { numRuns: 100 },
    );
  },
);

test('each tie-break decides ties left by those before it', () => {
  const match = (one: string, other: string, points: [number, number], round = 1) => ({
    group: 1,
    round,
    players: [one, other] as const,
    result: resultBy(points, [false, false]),
  });
  const matches = [match('p1', 'p2', [4, 0]), match('p3', 'p4', [9, 0])];
  const places = standingsOf({ entrants: entrantsOf(6), matches, byes: [{ entrant: 'p5', round: 1 }] });
  expect(places.map(({ entrant, place }) => `${place} ${entrant}`)).toEqual([
    '1 p3',
    '2 p1',
    '3 p5',
    '4 p6',
    '5 p2',
    '6 p4',
  ]);
  expect(cellsOf('p5', { matches, byes: [{ entrant: 'p5', round: 1 }] })).toEqual([
    { round: 1, opponent: undefined, hasStarted: false, result: undefined },
  ]);
});

test('entrants tied on everything share a place', () => {
  const places = standingsOf({ entrants: entrantsOf(3), matches: [], byes: [] });
  expect(places.map(({ place }) => place)).toEqual([1, 1, 1]);
});

test('two absences in a row withdraw an entrant; in a league, a whole season’s absence', () => {
  const match = (round: number, other: string, isAbsent: boolean) => ({
    group: 1,
    round,
    players: ['p1', other] as const,
    result: resultBy([0, 0], [isAbsent, false]),
  });
  const once = [match(1, 'p2', true), match(2, 'p3', false), match(3, 'p4', true)];
  expect(formatOf({ kind: 'swiss' }).isGone('p1', once, 3)).toBe(false);
  expect(formatOf({ kind: 'swiss' }).isGone('p1', [...once, match(4, 'p5', true)], 4)).toBe(true);
  expect(formatOf({ kind: 'swiss' }).isGone('p5', [...once, match(4, 'p5', true)], 4)).toBe(false);
  const season = [match(1, 'p2', false), match(2, 'p2', true), match(2, 'p3', true)];
  expect(formatOf({ kind: 'league' }).isGone('p1', season, 2)).toBe(true);
  expect(formatOf({ kind: 'league' }).isGone('p1', [...season, match(2, 'p4', false)], 2)).toBe(false);
});
