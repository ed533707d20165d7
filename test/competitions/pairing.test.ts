import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Course, Round } from '../../src/competitions/rules/competition.ts';
import { eliminationRound, roundsOfElimination } from '../../src/competitions/rules/elimination.ts';
import { cheapestPairs } from '../../src/competitions/rules/matching.ts';
import { dealtToGroups, roundRobinRound, roundsOfGroup } from '../../src/competitions/rules/round-robin.ts';
import { standingsOf } from '../../src/competitions/rules/standings.ts';
import { swissRound } from '../../src/competitions/rules/swiss.ts';
import { entrantsOf, play, resultBy, roundPlayed } from './play.ts';

const keyOf = (one: string, other: string) => [one, other].sort().join(' ');

/** Each remaining entrant has one match or one bye. */
function expectWhole(course: Course, { pairings, byes }: Round): void {
  const present = course.entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map(({ id }) => id);
  expect([...pairings.flatMap(({ players }) => players), ...byes].sort()).toEqual(present.sort());
}

/** Returns all pairings of an even number of places. */
function allPairs(places: readonly number[]): [number, number][][] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    allPairs(rest.filter((each) => each !== other)).map((pairs): [number, number][] => [
      [first, other],
      ...pairs,
    ]),
  );
}

describe('minimum-cost pairing', () => {
  test('costs no more than the best of all pairings', () => {
    const costs = fc
      .integer({ min: 1, max: 4 })
      .chain((half) =>
        fc.array(fc.nat({ max: 2 ** 40 }), { minLength: (2 * half) ** 2, maxLength: (2 * half) ** 2 }),
      );
    fc.assert(
      fc.property(costs, (table) => {
        const size = Math.sqrt(table.length);
        const costOf = (one: number, other: number) => table[one * size + other] as number;
        const total = (pairs: readonly [number, number][]) =>
          pairs.reduce((sum, [one, other]) => sum + costOf(one, other), 0);
        const ways = allPairs(Array.from({ length: size }, (_, place) => place));
        const found = cheapestPairs(size, costOf);
        expect(found.flat().length).toBe(size);
        expect(total(found)).toBe(Math.min(...ways.map(total)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('round robin', () => {
  test('has each entrant meet all others once and move first half of the time', () => {
    for (let count = 2; count <= 21; count++) {
      const group = entrantsOf(count);
      const met = new Set<string>();
      const starts = new Map<string, number>();
      for (let round = 1; round <= roundsOfGroup(count); round++) {
        const paired = roundRobinRound(group, round);
        expectWhole({ entrants: group, matches: [], byes: [] }, paired);
        for (const { players } of paired.pairings) {
          met.add(keyOf(...players));
          starts.set(players[0], (starts.get(players[0]) ?? 0) + 1);
        }
      }
      expect(met.size).toBe((count * (count - 1)) / 2);
      for (const { id } of group)
        expect(Math.abs(2 * (starts.get(id) ?? 0) - (count - 1))).toBeLessThanOrEqual(1);
    }
  });

  test('swaps the seats in a second cycle', () => {
    const group = entrantsOf(6);
    const turned = roundRobinRound(group, 1).pairings.map(({ players: [one, other] }) => [other, one]);
    expect(roundRobinRound(group, 6).pairings.map(({ players }) => [...players])).toEqual(turned);
  });

  test('gives a bye to an entrant whose opponent left', () => {
    const group = entrantsOf(4).map((each) => ({ ...each, hasWithdrawn: each.seed === 2 }));
    for (let round = 1; round <= 3; round++) {
      const { pairings, byes } = roundRobinRound(group, round);
      expect([pairings.length, byes.length]).toEqual([1, 1]);
    }
  });

  test('makes groups of nearly equal strength', () => {
    const groups = dealtToGroups(entrantsOf(10), 3);
    const seedsIn = (group: number) => groups.filter((each) => each.group === group).map(({ seed }) => seed);
    expect([1, 2, 3].map(seedsIn)).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9, 10],
    ]);
  });
});

describe('Swiss', () => {
  const course = fc
    .integer({ min: 2, max: 24 })
    .chain((count) =>
      fc.tuple(fc.constant(count), fc.array(roundPlayed(count), { minLength: 1, maxLength: 7 })),
    );

  test('pairs all entrants, whatever was played and whoever left', () => {
    fc.assert(
      fc.property(course, ([count, rounds]) => {
        play('swiss', entrantsOf(count), rounds, expectWhole);
      }),
      { numRuns: 100 },
    );
  });

  test('repeats no pairing or bye while there are twice as many entrants as rounds', () => {
    fc.assert(
      fc.property(course, ([count, rounds]) => {
        const stays = rounds.slice(0, Math.floor(count / 2)).map((round) => ({ ...round, leavers: [] }));
        const { matches, byes } = play('swiss', entrantsOf(count), stays);
        const pairs = matches.map(({ players }) => keyOf(...players));
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(new Set(byes.map(({ entrant }) => entrant)).size).toBe(byes.length);
      }),
      { numRuns: 100 },
    );
  });

  test('minimises rematches and score differences as well as any pairing', () => {
    const small = fc
      .integer({ min: 1, max: 4 })
      .chain((half) =>
        fc.tuple(fc.constant(2 * half), fc.array(roundPlayed(2 * half), { minLength: 1, maxLength: 6 })),
      );
    fc.assert(
      fc.property(small, ([count, rounds]) => {
        play(
          'swiss',
          entrantsOf(count),
          rounds.map((each) => ({ ...each, leavers: [] })),
          (before, paired) => {
            const ids = before.entrants.map(({ id }) => id);
            const scores = new Map(
              standingsOf(before).map(({ entrant, matchPoints }) => [entrant, matchPoints]),
            );
            const worth = (pairs: readonly (readonly [string, string])[]) => {
              const again = pairs.map(
                ([one, other]) =>
                  before.matches.filter(({ players }) => keyOf(...players) === keyOf(one, other)).length,
              );
              const gaps = pairs.map(
                ([one, other]) => ((scores.get(one) ?? 0) - (scores.get(other) ?? 0)) ** 2,
              );
              const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
              return [sum(again), sum(gaps)] as const;
            };
            const ways = allPairs(ids.map((_, place) => place)).map((pairs) =>
              worth(pairs.map(([one, other]) => [ids[one] as string, ids[other] as string] as const)),
            );
            const best = ways.reduce((least, each) =>
              each[0] < least[0] || (each[0] === least[0] && each[1] < least[1]) ? each : least,
            );
            expect(worth(paired.pairings.map(({ players }) => players))).toEqual(best);
          },
        );
      }),
      { numRuns: 40 },
    );
  });

  test('pairs the upper with the lower half first, in alternating seats', () => {
    const { pairings } = swissRound({ entrants: entrantsOf(8), matches: [], byes: [] });
    expect(pairings.map(({ players }) => keyOf(...players)).sort()).toEqual([
      'p1 p5',
      'p2 p6',
      'p3 p7',
      'p4 p8',
    ]);
  });

  test('balances who moves first', () => {
    const rounds = Array.from({ length: 7 }, (_, round) => ({
      results: [0, 1, 2, 3, 4].map((each) => ({
        points: [(each + round) % 3, 1] as const,
        absent: [false, false] as const,
      })),
      leavers: [],
    }));
    const { matches, entrants } = play('swiss', entrantsOf(32), rounds);
    for (const { id } of entrants) {
      const starts = matches.filter(({ players }) => players[0] === id).length;
      expect(starts).toBeGreaterThanOrEqual(2);
      expect(starts).toBeLessThanOrEqual(5);
    }
  });

  test('pairs 256 entrants in time, in a late round too', () => {
    const rounds = Array.from({ length: 9 }, (_, round) => ({
      results: Array.from({ length: 11 }, (_, each) => ({
        points: [(each * 7 + round) % 5, (each * 3) % 5] as const,
        absent: [false, false] as const,
      })),
      leavers: [],
    }));
    const began = performance.now();
    play('swiss', entrantsOf(255), rounds.slice(0, 2), expectWhole);
    expect((performance.now() - began) / 2).toBeLessThan(10_000);
  });
});

describe('single elimination', () => {
  test('leaves one entrant, and losers play no more', () => {
    const course = fc.integer({ min: 2, max: 40 }).chain((count) => {
      const rounds = roundsOfElimination(count);
      return fc.tuple(
        fc.constant(count),
        fc.array(roundPlayed(count), { minLength: rounds, maxLength: rounds }),
      );
    });
    fc.assert(
      fc.property(course, ([count, rounds]) => {
        const stays = rounds.map(({ results }) => ({
          results: results.map(({ points }) => ({ points, absent: [false, false] as const })),
          leavers: [],
        }));
        const out = new Set<string>();
        const { matches } = play('elimination', entrantsOf(count), stays, (before, { pairings }) => {
          for (const { players, result } of before.matches)
            out.add(result?.outcome === 'first' ? players[1] : players[0]);
          expect(pairings.flatMap(({ players }) => players).filter((id) => out.has(id))).toEqual([]);
        });
        expect(matches.length).toBe(count - 1);
      }),
      { numRuns: 100 },
    );
  });

  test('gives byes to the top seeds, who meet last', () => {
    const better = { results: [{ points: [1, 0] as const, absent: [false, false] as const }], leavers: [] };
    const first: string[][] = [];
    play('elimination', entrantsOf(6), [better], (_, { pairings, byes }) => {
      first.push(...pairings.map(({ players }) => [...players]), byes.toSorted());
    });
    expect(first).toEqual([
      ['p4', 'p5'],
      ['p3', 'p6'],
      ['p1', 'p2'],
    ]);
  });

  test('continues when entrants are absent or leave', () => {
    const course = fc.integer({ min: 2, max: 20 }).chain((count) => {
      const rounds = roundsOfElimination(count);
      return fc.tuple(
        fc.constant(count),
        fc.array(roundPlayed(count), { minLength: rounds, maxLength: rounds }),
      );
    });
    fc.assert(
      fc.property(course, ([count, rounds]) => {
        play('elimination', entrantsOf(count), rounds, (before, { pairings, byes }) => {
          const gone = before.entrants.filter(({ hasWithdrawn }) => hasWithdrawn).map(({ id }) => id);
          const here = [...pairings.flatMap(({ players }) => players), ...byes];
          expect(here.filter((id) => gone.includes(id))).toEqual([]);
          expect(new Set(here).size).toBe(here.length);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('awards a draw to the player who moved second', () => {
    const match = (players: readonly [string, string]) => ({
      group: 1,
      round: 1,
      players,
      result: resultBy([3, 3], [false, false]),
    });
    const before: Course = {
      entrants: entrantsOf(4),
      matches: [match(['p1', 'p4']), match(['p2', 'p3'])],
      byes: [],
    };
    expect(eliminationRound(before, 2).pairings.map(({ players }) => keyOf(...players))).toEqual(['p3 p4']);
  });
});
