/** King and robber: rules that no worked example shows. */
import { describe, expect, test } from 'vitest';
import { row, tableAfter } from '../examples/example.ts';
import { tableMakers } from '../support/tables.ts';

const [Red, Blue] = [0, 1];
const rules = { expansions: ['king-and-robber'] };

for (const maker of tableMakers) {
  describe(`King & Robber on the ${maker.name}`, () => {
    test('R-KING-3, R-SCORE-15 the robber goes to the longest road and counts the completed roads', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nRed base/W 1,0 0', rules);
      expect(table.robber()).toBeUndefined();
      table.placeAs(Red, row('base/W -1,0 0'));
      expect(table.robber()).toBe(Red);
      table.placeAs(Blue, row('base/V 2,0 0'));
      table.placeAs(Blue, row('base/U 2,1 0'));
      table.placeAs(Blue, row('base/W 2,2 90'));
      expect(table.robber()).toBe(Blue);
      expect(table.finish().scores).toEqual([0, 2, 0]);
    });

    test('R-KING-3 a road of the same length does not take the robber over', () => {
      const table = tableAfter(maker, '- base/D 0,0 0\nRed base/W 1,0 0\nRed base/W -1,0 0', rules);
      table.placeAs(Blue, row('base/U 2,0 90'));
      table.placeAs(Blue, row('base/W 3,0 0'));
      expect(table.robber()).toBe(Red);
    });

    test('R-KING-5 of several cities completed by one tile the largest sets the mark', () => {
      const table = tableAfter(
        maker,
        `-     base/E  0,0  180
         Blue  base/B  1,0  0
         Blue  base/B  1,1  0
         Blue  base/B  1,2  0
         Blue  base/B  1,3  0
         Blue  base/G  0,1  0
         Blue  base/E  0,3  0
         Red   base/H  0,2  0`,
        rules,
      );
      expect(table.king()).toBe(Red);
      for (const tile of ['base/E 2,0 180', 'base/G 2,1 0', 'base/E 2,2 0']) table.placeAs(Blue, row(tile));
      expect(table.king()).toBe(Red);
      for (const tile of ['base/E 1,4 90', 'base/G 2,4 90', 'base/G 3,4 90', 'base/E 4,4 270']) {
        table.placeAs(Blue, row(tile));
      }
      expect(table.king()).toBe(Blue);
      expect(table.finish().scores).toEqual([0, 4, 0]);
    });
  });
}
