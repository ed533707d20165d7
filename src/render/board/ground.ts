import type { Point } from '../geometry/curve.ts';
import { el } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { varietyOf } from '../variety.ts';
import type { Sizes } from './sizes.ts';

/** Returns the outline of all tiles, as path data. */
export const cellsPath = (tiles: readonly Point[]): string =>
  tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Draws one meadow under all tiles, in calm greens that continue from tile to tile. */
export function meadow(tiles: readonly Point[], theme: Theme): string {
  const patches = new Map<string, string>();
  for (const { x, y } of tiles) {
    for (const [dx, dy] of CORNERS) {
      const key = `${x + dx},${y + dy}`;
      if (!patches.has(key)) patches.set(key, patch(x + dx, y + dy, theme));
    }
  }
  return el('path', { d: cellsPath(tiles), fill: theme.meadow }) + [...patches.values()].join('');
}

/** Draws the meadow of one cell; it extends beyond the cell to whole pixels. */
export function cellMeadow({ x, y }: Point, theme: Theme): string {
  const around = { x: x * 100 - 50, y: y * 100 - 50, width: 200, height: 200, fill: theme.meadow };
  return [el('rect', around), ...CORNERS.map(([dx, dy]) => patch(x + dx, y + dy, theme))].join('');
}

/** Draws lighter and darker grass round a corner of the grid. */
function patch(x: number, y: number, theme: Theme): string {
  const variety = varietyOf(`grass ${x},${y}`);
  const blot = (fill: string, faintness: string) =>
    el('ellipse', {
      cx: x * 100 + (variety() - 0.5) * 90,
      cy: y * 100 + (variety() - 0.5) * 90,
      rx: 30 + variety() * 34,
      ry: 18 + variety() * 24,
      fill,
      'fill-opacity': faintness,
    });
  return blot(theme.meadowLight, '.6') + blot(theme.meadowDark, '.4');
}

/** Draws the edges of tiles. */
export function tileLines(tiles: readonly Point[], theme: Theme, { pixel }: Sizes): string {
  return el('path', {
    d: cellsPath(tiles),
    fill: 'none',
    stroke: theme.tileLine,
    'stroke-width': Math.max(0.7, pixel * 0.5),
    'stroke-opacity': '.38',
  });
}
