/** Goods, builder and pig: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { printedTiles } from '../reference/tile.ts';
import { runMakers } from '../support/runs.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue] = [0, 1];

test('R-TB-1 there are 9 wine, 6 grain and 5 cloth on 24 tiles, 4 of them without', () => {
  const tiles = printedTiles.filter(({ set }) => set === 'traders-and-builders');
  const goods = tiles.flatMap(({ segments }) => segments.flatMap((segment) => segment.goods ?? []));
  const count = (good: string) => goods.filter((other) => other === good).length;
  expect([count('wine'), count('grain'), count('cloth'), tiles.length]).toEqual([9, 6, 5, 24]);
});

for (const maker of tableMakers) {
  describe(`Traders & Builders on the ${maker.name}`, () => {
    const road = `
      -     base/D   0,0  0
      Red   base/U   1,0  90  meeple@road0`;

    test('R-DEP-10 a builder joins a follower of its seat, on a feature that stays open', () => {
      const table = tableAfter(maker, road);
      expect(table.deployments(Red, row('base/U 2,0 90'))).toContain('builder@road0');
      expect(table.deployments(Blue, row('base/U 2,0 90'))).not.toContain('builder@road0');
      table.placeAs(Blue, row('base/W -1,0 0'));
      expect(table.deployments(Red, row('base/W 2,0 0')).filter((d) => d.startsWith('builder'))).toEqual([]);
    });

    test('R-DEP-10 builders of two seats share a road', () => {
      const table = tableAfter(
        maker,
        `${road}
         Red   base/B   0,1  0
         Red   base/B  -1,1  0
         Red   base/B  -2,1  0
         Blue  base/U  -2,0  90  meeple@road0
         Red   base/U  -1,0  90
         Red   base/U   2,0  90  builder@road0`,
      );
      expect(table.deployments(Blue, row('base/U 3,0 90'))).toContain('builder@road0');
    });

    test('R-TB-9 an abbey that closes the road of the builder brings no second part', () => {
      const table = tableAfter(
        maker,
        `${road}
         Red   base/U   2,0  90   builder@road0
         Red   base/B   2,1  0
         Red   base/B   3,1  0
         Red   base/B   4,1  0
         Red   base/B   2,-1 0
         Red   base/B   3,-1 0
         Red   base/B   4,-1 0
         Red   base/B   4,0  0
         Red   base/W  -1,0  0`,
      );
      expect(table.pieces()).toEqual(['0 builder -1,0:road0', '0 meeple -1,0:road0']);
      const { scored, secondPartDue } = table.placeAs(Red, row('abbey/ABBEY 3,0 0'));
      expect(scored.map(({ points }) => points)).toEqual([4]);
      expect(secondPartDue).toBe(false);
      expect(table.pieces()).toEqual([]);
    });
  });
}

for (const maker of runMakers) {
  describe(`the builder's turn on the ${maker.name}`, () => {
    const rules = { expansions: ['traders-and-builders'] };
    const begun = (draws: string[]) => {
      const run = maker.begin({ rules, seats: 2, draws, start: [row('base/D 0,0 0')] });
      for (const move of ['1,0 r90 meeple@road0', '0,1 r0', '2,0 r90 builder@road0', '0,2 r0'])
        run.decide(`tile ${move}`);
      return run;
    };

    test('R-TB-11, R-TURN-9, R-TB-10 a second, whole part anywhere on the table, and no third', () => {
      const draws = ['base/U', 'base/B', 'base/U', 'base/B', 'base/U', 'base/U', 'base/B'];
      const run = begun(draws);
      run.decide('tile 3,0 r90');
      expect(run.awaiting()).toMatchObject({ seat: Red, phase: 'place' });
      expect(run.awaiting()?.options).toContain('tile 0,3 r90');
      expect(run.deployments('tile 4,0 r90')).toContain('meeple@field0');
      run.decide('tile 4,0 r90 meeple@field0');
      expect(run.awaiting()).toMatchObject({ seat: Blue, phase: 'place' });
    });

    test('R-TURN-11 with an empty bag the second part is lost', () => {
      const run = begun(['base/U', 'base/B', 'base/U', 'base/B', 'base/U']);
      run.decide('tile 3,0 r90');
      expect(run.awaiting()).toBeUndefined();
    });
  });
}
