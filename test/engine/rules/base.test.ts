/** Features, placing, deploying and sharing in the base game: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { barnStart } from '../examples/fields-and-barns.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue, Yellow] = [0, 1, 2];
const noExpansion = { expansions: [] };

for (const maker of tableMakers) {
  describe(`the base game on the ${maker.name}`, () => {
    test('R-FEAT-1 two curves on one tile are two roads; a road grows over the edges it meets', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nRed inns/Q 1,0 0 meeple@road0', noExpansion);
      expect(table.pieces()).toEqual(['0 meeple 0,0:road0']);
      expect(table.deployments(Blue, row('base/U 2,0 90'))).toContain('meeple@road0');
      expect(table.deployments(Blue, row('base/U -1,0 90'))).not.toContain('meeple@road0');
    });

    test('R-FEAT-4 a feature is called after its westernmost, then northernmost segment', () => {
      const table = tableAfter(
        maker,
        `-    base/D   0,0  0
         Red  base/U   1,0  90  meeple@road0
         Red  base/W   2,0  0`,
      );
      expect(table.placeAs(Red, row('base/W -1,0 0')).scored).toEqual([
        { seat: Red, points: 4, kind: 'road', feature: '-1,0:road0' },
      ]);
    });

    test('R-TILE-1, R-TILE-2, R-TILE-3 a tile fits beside a tile, edge to edge, in every rotation that fits', () => {
      const table = tableAfter(maker, '- base/D 0,0 0');
      expect(table.placements('base/U')).toEqual([
        '-1,0 r270',
        '-1,0 r90',
        '0,1 r270',
        '0,1 r90',
        '1,0 r270',
        '1,0 r90',
      ]);
      expect(table.placements('base/C')).toEqual(['0,-1 r0', '0,-1 r180', '0,-1 r270', '0,-1 r90']);
    });

    test('R-TILE-2 every edge of a cell with several neighbours has to match', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nRed base/U 1,0 90\nRed base/E 0,-1 180');
      const at = (tile: string) => table.placements(tile).filter((spot) => spot.startsWith('1,-1'));
      expect([at('base/U'), at('base/W'), at('base/V'), at('base/E')]).toEqual([
        [],
        [],
        ['1,-1 r180'],
        ['1,-1 r0', '1,-1 r90'],
      ]);
    });

    test('R-DEP-1, R-DEP-7, R-DEP-8, R-DEP-9 which pieces can be deployed where', () => {
      const table = tableAfter(maker, '- base/D 0,0 0');
      expect(table.deployments(Red, row('base/A 1,0 90'))).toEqual([
        'large-meeple@field0',
        'large-meeple@monastery0',
        'large-meeple@road0',
        'meeple@field0',
        'meeple@monastery0',
        'meeple@road0',
        'wagon@monastery0',
        'wagon@road0',
      ]);
      expect(table.deployments(Red, row('base/E 0,-1 180'))).toEqual([
        'large-meeple@city0',
        'large-meeple@field0',
        'mayor@city0',
        'meeple@city0',
        'meeple@field0',
        'wagon@city0',
      ]);
    });

    test('R-DEP-2, R-DEP-5 with seven meeples on the board nothing can be deployed and none is taken back', () => {
      const seven = [1, 2, 3, 4, 5, 6, 7].map((x) => `Red base/B ${x},0 0 meeple@monastery0`);
      const table = tableAfter(maker, ['- base/B 0,0 0', ...seven].join('\n'), noExpansion);
      expect(table.deployments(Red, row('base/B 8,0 0'))).toEqual([]);
      expect(table.deployments(Blue, row('base/B 8,0 0'))).toEqual(['meeple@field0', 'meeple@monastery0']);
      table.placeAs(Red, row('base/B 8,0 0'));
      expect(table.pieces().length).toBe(7);
    });

    test('R-DEP-3 a follower far away occupies the whole feature, also for its own seat', () => {
      const table = tableAfter(
        maker,
        `-    base/D  0,0  0
         Red  base/U  1,0  90  meeple@road0
         Red  base/U  2,0  90
         Red  base/U  3,0  90`,
        noExpansion,
      );
      for (const seat of [Red, Blue]) {
        expect(table.deployments(seat, row('base/U -1,0 90'))).toEqual(['meeple@field0', 'meeple@field1']);
      }
    });

    test('R-OWN-5 ownership does not depend on which seat completes a feature', () => {
      const table = tableAfter(
        maker,
        '- base/D 0,0 0\nRed base/F 0,-1 90 meeple@city0\nYellow base/E 0,-2 180',
      );
      expect(table.scores()).toEqual([8, 0, 0]);
    });

    test('R-FIELD-6 cities that are not completed bring nothing to a farmer', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nRed base/G 0,-1 0\nRed base/U 1,0 90 meeple@field0');
      expect(table.finish().scores).toEqual([0, 0, 0]);
      table.placeAs(Red, row('base/E 0,-2 180'));
      expect(table.finish().scores).toEqual([3, 0, 0]);
    });

    test('R-SCORE-1, R-SCORE-2 unfinished roads at the end: by the tile, with an inn nothing', () => {
      const table = tableAfter(
        maker,
        `-     base/D   0,0  0
         Red   base/U   1,0  90  meeple@road0
         Blue  base/W   0,1  0
         Blue  inns/O  -1,1  0   meeple@road0`,
      );
      expect(table.finish().scores).toEqual([2, 0, 0]);
    });

    test('R-TURN-5 one tile completes a city, a road and a monastery: scored in this order', () => {
      const ring = `
        -       base/B  -1,0   0
        Red     base/B   0,0   0    meeple@monastery0
        Red     base/B  -1,-1  0
        Red     base/B   0,-1  0
        Red     base/B  -1,1   0
        Red     base/B   0,1   0
        Blue    base/E   1,-1  180  meeple@city0
        Yellow  base/A   1,1   180  meeple@road0`;
      const { scored } = tableAfter(maker, ring).placeAs(Red, row('inns/H 1,0 0'));
      expect(scored.map(({ seat, kind, points }) => [seat, kind, points])).toEqual([
        [Blue, 'city', 4],
        [Yellow, 'road', 2],
        [Red, 'monastery', 9],
      ]);
    });

    test('R-TURN-6 a city completed by the tile of the barn already counts for its field', () => {
      const table = tableAfter(maker, `${barnStart}\nRed base/E 1,-3 180`);
      const { scored } = table.placeAs(Blue, row('base/E 1,-2 0 barn@SW'));
      expect(scored.map(({ seat, kind, points }) => [seat, kind, points])).toEqual([
        [Yellow, 'field-barn-placed', 9],
      ]);
    });

    test('R-TURN-7 a piece that returned in this part can be used immediately in the town', () => {
      const town = [...'ABCDEFGHIJKL'].map(
        (l, i) => `- count/${l} ${(i % 4) - 2},${Math.floor(i / 4) - 1} 0`,
      );
      const table = tableAfter(
        maker,
        `${town.join('\n')}
         Blue  base/U  -3,-1  90  meeple@road0
         Blue  base/B  -3,0   0
         Blue  base/B  -4,0   0
         Blue  base/B  -5,0   0
         Blue  base/E  -5,-1  90`,
        { expansions: ['count', 'abbey-and-mayor'] },
      );
      const { questions, scored } = table.placeAs(Red, row('inns/H -4,-1 270 mayor@city0'));
      expect(scored.map(({ seat, points }) => [seat, points])).toEqual([[Blue, 3]]);
      expect(questions[0]?.options).toContain('count mayor@castle');
    });
  });
}
