/** The grouping of waiting players, by properties and compared with a slow search. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowedDifference,
  groupsOf,
  isMatch,
  type MayMeet,
  type Waiting,
} from '../../src/pools/rules/group.ts';

const people = fc.array(
  fc.record({
    mu: fc.integer({ min: 0, max: 60 }),
    sigma: fc.integer({ min: 1, max: 8 }),
    hours: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 9 },
);
const waitingOf = (rows: { mu: number; sigma: number; hours: number }[]): Waiting[] =>
  rows.map(({ mu, sigma, hours }, index) => ({
    player: String(index),
    rating: { mu, sigma },
    waitedMs: hours * 3_600_000,
  }));
/** Pairs that must not meet, by player number. */
const pairs = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 8 });
const mayMeetBut = (apart: [number, number][]): MayMeet => {
  const keys = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => !keys.has(`${one} ${other}`);
};
const size = fc.integer({ min: 2, max: 4 });

/** All sets of `count` people that match pairwise, by exhaustive search. */
function allGroups(waiting: readonly Waiting[], count: number, mayMeet: MayMeet): Waiting[][] {
  if (count === 0) return [[]];
  return waiting.flatMap((first, index) =>
    allGroups(waiting.slice(index + 1), count - 1, mayMeet)
      .filter((rest) => rest.every((other) => isMatch(first, other, mayMeet)))
      .map((rest) => [first, ...rest]),
  );
}

test('groups are complete, contain only matching players, and no player twice', () => {
  fc.assert(
    fc.property(people, pairs, size, (rows, apart, count) => {
      const mayMeet = mayMeetBut(apart);
      const groups = groupsOf(waitingOf(rows), count, mayMeet);
      const all = groups.flat().map(({ player }) => player);
      expect(new Set(all).size).toBe(all.length);
      for (const group of groups) {
        expect(group).toHaveLength(count);
        expect(allGroups(group, count, mayMeet)).toHaveLength(1);
      }
    }),
  );
});

test('no possible group remains, and the first contains the longest-waiting possible player', () => {
  fc.assert(
    fc.property(people, pairs, size, (rows, apart, count) => {
      const mayMeet = mayMeetBut(apart);
      const waiting = waitingOf(rows);
      const groups = groupsOf(waiting, count, mayMeet);
      const taken = new Set(groups.flat());
      const left = waiting.filter((one) => !taken.has(one));
      expect(allGroups(left, count, mayMeet)).toEqual([]);
      const possible = allGroups(waiting, count, mayMeet).flat();
      const longest = Math.max(0, ...possible.map(({ waitedMs }) => waitedMs));
      expect(groups[0]?.[0]?.waitedMs ?? 0).toBe(longest);
    }),
  );
});

test('the longer-waiting player gets the closest opponent in strength', () => {
  fc.assert(
    fc.property(people, (rows) => {
      const waiting = waitingOf(rows);
      const [first] = groupsOf(waiting, 2, () => true);
      if (first === undefined) return;
      const [one, other] = first as [Waiting, Waiting];
      const apart = (to: Waiting) => Math.abs(one.rating.mu - to.rating.mu);
      for (const third of waiting)
        if (third !== one && isMatch(one, third, () => true))
          expect(apart(other)).toBeLessThanOrEqual(apart(third));
    }),
  );
});

test('acceptance widens with waiting, finally to anyone', () => {
  const rating = { mu: 25, sigma: 2 };
  const strong: Waiting = { player: 'strong', rating: { mu: 45, sigma: 2 }, waitedMs: 0 };
  const after = (hours: number): Waiting[] => [
    { player: 'weak', rating, waitedMs: hours * 3_600_000 },
    { ...strong, waitedMs: hours * 3_600_000 },
  ];
  // 400 points apart: 240 at once, and 25 more each hour.
  expect(groupsOf(after(6), 2, () => true)).toEqual([]);
  expect(groupsOf(after(7), 2, () => true)).toHaveLength(1);
  const [weak] = after(1000) as [Waiting];
  expect(allowedDifference(weak, strong)).toBe(12);
});

test('many waiting players are grouped quickly', () => {
  const many = waitingOf(
    Array.from({ length: 1500 }, (_, index) => ({ mu: (index * 7) % 60, sigma: 4, hours: index % 30 })),
  );
  const groups = groupsOf(many, 4, (one, other) => (Number(one) + Number(other)) % 11 !== 0);
  expect(groups.flat().length).toBeGreaterThan(1400);
});
