import { describe, expect, test } from 'vitest';
import { resolveRules } from '../../src/engine/index.ts';
import type { Vector } from '../lab/vectors/format.ts';
import { compareFile } from '../lab/vectors/index.ts';
import { recordVector } from './support/record-vector.ts';

/** What the comparison finds wrong with a record. */
function failureOf(vector: Vector): string | undefined {
  return compareFile(Buffer.from(JSON.stringify(vector)))[0]?.failure;
}

describe('goods of one kind from two cities that one tile closes', () => {
  const vector = recordVector('two-cities', {
    rules: resolveRules({ expansions: ['traders-and-builders'] }),
    // Two cities with wine, open towards the cell 0,0 between them.
    start: [
      ['base/E', 0, -2, 180],
      ['traders/O', 0, -1, 90],
      ['traders/R', 0, 1, 90],
      ['base/E', 0, 2, 0],
    ],
    draws: ['base/H', 'base/B'],
    decisions: ['0,0 r0', '1,0 r0'],
  });

  test('may be an entry for each city', () => {
    expect(vector.turns[0]?.tokens).toEqual([
      [0, 'wine', 1],
      [0, 'wine', 1],
    ]);
    expect(failureOf(vector)).toBeUndefined();
  });

  test('may be one entry with their sum', () => {
    const turns = vector.turns.with(0, { ...vector.turns[0]!, tokens: [[0, 'wine', 2]] });
    expect(failureOf({ ...vector, turns })).toBeUndefined();
  });

  test('must be as many as the engine gives', () => {
    const turns = vector.turns.with(0, { ...vector.turns[0]!, tokens: [[0, 'wine', 1]] });
    expect(failureOf({ ...vector, turns })).toContain('turn 0: tokens');
  });
});

describe('after a declined abbey without a tile the next question of the same seat is the next entry', () => {
  /** Two holes, at 1,1 and 3,1, in three rows of monasteries. */
  const cells = [0, 1, 2].flatMap((y) => [0, 1, 2, 3, 4].map((x) => [x, y] as const));
  const ring = cells.filter(([x, y]) => y !== 1 || x % 2 === 0);
  const start = ring.map(([x, y]) => ['base/B', x, y, 0] as const);
  const expansions = ['traders-and-builders', 'abbey-and-mayor'] as const;
  const last = [
    ['declines again', 'draw', undefined],
    ['places its abbey', 'abbey 3,1', 'abbey/ABBEY'],
  ] as const;

  function expectTwoEntries(vector: Vector, tile: string | undefined): void {
    expect(vector.turns.at(-2)).toMatchObject({ player: 0, part: 2, abbey: { choice: null } });
    expect(vector.turns.at(-1)).toMatchObject({ player: 0, endRound: true });
    expect(vector.turns.at(-1)?.tile).toBe(tile);
    expect(failureOf(vector)).toBeUndefined();
  }

  test.each(last)(
    'a second part with an empty bag; in the closing round the seat %s',
    (_, decision, tile) => {
      const vector = recordVector('empty-bag', {
        rules: resolveRules({ expansions: [...expansions] }),
        start,
        draws: ['base/U', 'base/U', 'base/B', 'base/U'],
        decisions: [
          'draw',
          '5,0 r0 meeple@road0',
          'abbey 1,1',

          'draw',
          '5,1 r0 builder@road0',
          '-1,0 r0',

          // The road grows and brings a second part, but no tile is left for it.
          'draw',
          '5,2 r0',
          'draw',
          decision,
        ],
      });
      expectTwoEntries(vector, tile);
    },
  );

  test.each(last)(
    'a second part with an empty hand; in the closing round the seat %s',
    (_, decision, tile) => {
      const vector = recordVector('empty-hand', {
        rules: resolveRules({ expansions: [...expansions], handSize: 3 }),
        start,
        draws: ['base/U', 'base/U', 'base/U', 'base/B'],
        decisions: [
          '5,0 r0 meeple@road0',
          'abbey 1,1',

          '5,1 r0 builder@road0',
          '-1,0 r0',

          '5,2 r0',
          'draw',
          decision,
        ],
      });
      expect(vector.turns.at(-2)?.hand).toEqual([]);
      expectTwoEntries(vector, tile);
    },
  );
});
