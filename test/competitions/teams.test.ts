import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Course, Entrant, Result } from '../../src/competitions/rules/competition.ts';
import { groupSizes } from '../../src/competitions/rules/format.ts';
import { formats } from '../../src/competitions/rules/formats.ts';
import { standingsOf } from '../../src/competitions/rules/standings.ts';
import {
  meetingsOf,
  type RankMatch,
  rankPairings,
  strengthOfTeam,
} from '../../src/competitions/rules/teams.ts';
import { entrantsOf, resultBy } from './play.ts';
import { slowTeamStandings } from './slow-standings.ts';

/** Line-ups of teams `p1` …: `p1-1`, `p1-2` …, with these lengths. */
const lineUpsOf = (entrants: readonly Entrant[], lengths: readonly number[]) =>
  new Map(
    entrants.map(({ id }, index) => [
      id,
      Array.from({ length: lengths[index % lengths.length] ?? 1 }, (_, place) => `${id}-${place + 1}`),
    ]),
  );

const vacant: Result = { outcome: 'first', games: [2, 0], points: [0, 0], absent: [false, true] };

const rarely = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);
const resultOfMatch = fc.record({
  points: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
  absent: fc.tuple(rarely, rarely),
});

const tournament = fc.record({
  kind: fc.constantFrom('swiss' as const, 'round-robin' as const, 'elimination' as const),
  teams: fc.integer({ min: 2, max: 9 }),
  teamSize: fc.integer({ min: 2, max: 5 }),
  lengths: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
  results: fc.array(resultOfMatch, { minLength: 5, maxLength: 40 }),
});
type Tournament = typeof tournament extends fc.Arbitrary<infer Each> ? Each : never;

/** Plays a tournament of teams match by match. */
function playTeams({ kind, teams, teamSize, lengths, results }: Tournament): [Course, RankMatch[]] {
  const entrants = entrantsOf(teams);
  const lineUps = lineUpsOf(entrants, lengths);
  const matches: RankMatch[] = [];
  let course: Course = { entrants, matches: [], byes: [], teamSize };
  const rounds = Math.min(4, formats[kind].rounds(groupSizes(entrants), 4));
  for (let round = 1; round <= rounds; round++) {
    const { pairings, byes } = formats[kind].pair(course, round);
    for (const pairing of pairings)
      for (const { boardNumber, teams: pair, players } of rankPairings(pairing, lineUps, teamSize)) {
        const { points, absent } = results[matches.length % results.length]!;
        const result = players.length === 1 ? vacant : resultBy(points, absent);
        matches.push({ round, group: 1, boardNumber, teams: pair, result });
      }
    course = {
      ...course,
      matches: meetingsOf(matches, kind === 'elimination'),
      byes: [...course.byes, ...byes.map((entrant) => ({ entrant, round }))],
    };
  }
  return [course, matches];
}

test('team standings match a slow, simple count of matches', () => {
  fc.assert(
    fc.property(tournament, (played) => {
      const [course, matches] = playTeams(played);
      const rows = standingsOf(course).map(
        ({ place, entrant, matchPoints, boardPoints, games, points, opponents }) => ({
          place,
          entrant,
          worth: [matchPoints, boardPoints, games, points, opponents],
        }),
      );
      const isKnockout = played.kind === 'elimination';
      expect(rows).toEqual(slowTeamStandings(course, matches, played.teamSize, isKnockout));
    }),
    { numRuns: 200 },
  );
});

test('each team moves first on half of the ranks, against the same ranks', () => {
  const lineUps = lineUpsOf(entrantsOf(2), [5]);
  const pairs = rankPairings({ players: ['p1', 'p2'] }, lineUps, 4);
  expect(pairs.map(({ boardNumber, teams, players }) => [boardNumber, teams[0], ...players])).toEqual([
    [1, 'p1', 'p1-1', 'p2-1'],
    [2, 'p2', 'p2-2', 'p1-2'],
    [3, 'p1', 'p1-3', 'p2-3'],
    [4, 'p2', 'p2-4', 'p1-4'],
  ]);
});

test('a rank that only one team can fill is won by it; one that neither can is not played', () => {
  const lineUps = new Map([
    ['p1', ['a']],
    ['p2', ['b', 'c']],
  ]);
  expect(rankPairings({ players: ['p1', 'p2'] }, lineUps, 3)).toEqual([
    { boardNumber: 1, teams: ['p1', 'p2'], players: ['a', 'b'] },
    { boardNumber: 2, teams: ['p2', 'p1'], players: ['c'] },
  ]);
});

describe('a meeting', () => {
  const rank = (number: number, points: [number, number], result = resultBy(points, [false, false])) => ({
    round: 1,
    group: 1,
    boardNumber: number,
    teams: number % 2 === 1 ? (['A', 'B'] as const) : (['B', 'A'] as const),
    result,
  });

  test('is won by the team with more match wins, whoever moves first', () => {
    const [meeting] = meetingsOf([rank(3, [1, 9]), rank(2, [1, 9]), rank(1, [5, 3])], false);
    expect(meeting).toMatchObject({
      players: ['A', 'B'],
      result: { outcome: 'first', boardPoints: [2, 1], points: [15, 13] },
    });
  });

  test('is drawn with equal wins; an elimination uses games, points, then the second mover', () => {
    const games = { ...resultBy([1, 5], [false, false]), games: [1, 2] as const };
    const ranks = [rank(1, [5, 1]), rank(2, [1, 5])];
    expect(meetingsOf([rank(1, [5, 1]), rank(2, [9, 1])], false)[0]?.result?.outcome).toBe('draw');
    expect(meetingsOf([rank(1, [9, 1]), rank(2, [2, 1])], true)[0]?.result?.outcome).toBe('first');
    expect(meetingsOf([rank(1, [5, 1]), rank(2, [5, 1])], true)[0]?.result?.outcome).toBe('second');
    expect(meetingsOf(ranks, true)[0]?.result?.outcome).toBe('first');
    const byGames = [
      rank(1, [9, 1]),
      { ...rank(2, [5, 1]), result: { ...games, outcome: 'first' as const } },
    ];
    expect(meetingsOf(byGames, true)[0]?.result).toMatchObject({ outcome: 'first', games: [4, 1] });
  });

  test('ends with its last match, and has no winner if everyone was absent', () => {
    expect(meetingsOf([rank(1, [5, 1]), { ...rank(2, [0, 0]), result: undefined }], false)[0]?.result).toBe(
      undefined,
    );
    const none = resultBy([0, 0], [true, true]);
    expect(meetingsOf([rank(1, [0, 0], none), rank(2, [0, 0], none)], true)[0]?.result).toMatchObject({
      outcome: 'neither',
      absent: [true, true],
    });
  });
});

test('a team’s strength is the average of its players without reserves', () => {
  expect(strengthOfTeam([30, 20, 1], 2)).toBe(25);
});
