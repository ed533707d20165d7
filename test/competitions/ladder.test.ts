import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entrant, OUTCOMES } from '../../src/competitions/rules/competition.ts';
import {
  type Challenge,
  challengeRefusal,
  ladderOf,
  ladderStandings,
} from '../../src/competitions/rules/ladder.ts';

const entrant = (seed: number, hasWithdrawn = false): Entrant => ({
  id: `e${seed}`,
  seed,
  group: 1,
  hasWithdrawn,
});
const won = (challenger: number, challenged: number): Challenge => ({
  players: [`e${challenger}`, `e${challenged}`],
  outcome: 'first',
});
const four = [1, 2, 3, 4].map((seed) => entrant(seed));

describe('a ladder', () => {
  test('excludes withdrawn players', () => {
    expect(ladderOf([entrant(1), entrant(2, true), entrant(3)], [won(3, 2)])).toEqual(['e1', 'e3']);
  });

  test('puts returning players last, below later entrants', () => {
    const back = { entrant: 'e1', after: 1, lastSeed: 3 };
    expect(ladderOf(four, [won(3, 1)], [back])).toEqual(['e3', 'e2', 'e1', 'e4']);
    expect(ladderOf(four, [won(3, 1), won(1, 3)], [back])).toEqual(['e1', 'e3', 'e2', 'e4']);
    expect(ladderOf(four, [], [{ ...back, after: 0, lastSeed: 4 }])).toEqual(['e2', 'e3', 'e4', 'e1']);
  });

  test('matches a ladder that is updated incrementally', () => {
    const size = 8;
    const challenge = fc.record({
      from: fc.integer({ min: 1, max: size }),
      to: fc.integer({ min: 1, max: size }),
      outcome: fc.constantFrom(...OUTCOMES, undefined),
    });
    fc.assert(
      fc.property(fc.array(challenge, { maxLength: 40 }), (challenges) => {
        const place = new Map(Array.from({ length: size }, (_, index) => [index + 1, index + 1]));
        for (const { from, to, outcome } of challenges) {
          const [old, wanted] = [place.get(from)!, place.get(to)!];
          if (outcome !== 'first' || wanted >= old) continue;
          for (const [id, at] of place) if (at >= wanted && at < old) place.set(id, at + 1);
          place.set(from, wanted);
        }
        const byPlace = [...place].sort(([, one], [, other]) => one - other).map(([id]) => `e${id}`);
        const entrants = Array.from({ length: size }, (_, index) => entrant(index + 1));
        const played = challenges.map(
          ({ from, to, outcome }): Challenge => ({ players: [`e${from}`, `e${to}`], outcome }),
        );
        expect(ladderOf(entrants.toReversed(), played)).toEqual(byPlace);
      }),
    );
  });
});

describe('a challenge', () => {
  const order = ['e1', 'e2', 'e3', 'e4', 'e5'];
  const open = [{ players: ['e4', 'e2'], outcome: undefined }] as const;
  test.each([
    ['e3', 'e1', undefined],
    ['e3', 'e4', 'out-of-reach'],
    ['e3', 'e3', 'out-of-reach'],
    ['e5', 'e2', 'out-of-reach'],
    ['e4', 'e3', 'challenging'],
    ['e3', 'e2', 'challenged'],
    ['e2', 'e1', undefined],
    ['e9', 'e1', 'not-there'],
    ['e3', 'e9', 'not-there'],
  ])('of %s to %s: %s', (challenger, challenged, reason) => {
    expect(challengeRefusal({ order, open, challengeRange: 2 }, challenger, challenged)).toBe(reason);
  });
});

test('standings list everyone in place, with withdrawn players last', () => {
  const entrants = [entrant(1), entrant(2, true), entrant(3)];
  const result = { outcome: 'first', games: [1, 0], points: [9, 4], absent: [false, false] } as const;
  const matches = [{ group: 1, round: 1, players: ['e3', 'e1'], result }] as const;
  const rows = ladderStandings({ entrants, matches, byes: [] });
  expect(rows.map(({ place, entrant: id, won: wins }) => [place, id, wins])).toEqual([
    [1, 'e3', 1],
    [2, 'e1', 0],
    [3, 'e2', 0],
  ]);
});
