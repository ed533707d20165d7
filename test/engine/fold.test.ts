/** The board folded into its grid: cells used at the same time never share a place. */
import { expect, test } from 'vitest';
import { foldFor } from '../../src/engine/core/position/fold.ts';

test.each([2, 3, 10, 45, 77, 90, 91, 128, 180, 250])(
  'cells less than %i steps apart have places of their own',
  (steps) => {
    const { gridCells, gridStride } = foldFor(steps);
    const shared: [number, number][] = [];
    for (let y = 0; y < steps; y++) {
      for (let x = -steps; x <= steps; x++) {
        const isNear = Math.abs(x) + y < steps && (x !== 0 || y !== 0);
        if (isNear && ((x + y * gridStride) & (gridCells - 1)) === 0) shared.push([x, y]);
      }
    }
    expect(shared).toEqual([]);
  },
);

test.each([
  [45, 2048],
  [80, 4096],
  [128, 8192],
  [170, 16384],
])('for %i steps it has %i places', (steps, cells) => {
  expect(foldFor(steps).gridCells).toBe(cells);
});
