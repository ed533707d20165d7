import type { PositionView } from '../../engine/index.ts';
import { el } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { varietyOf } from '../variety.ts';
import type { Sizes } from './sizes.ts';

/** Returns the outline of all tiles, as path data. */
export const cellsPath = ({ tiles }: PositionView): string =>
  tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Draws one meadow under all tiles, in calm greens that continue from tile to tile. */
export function meadow(view: PositionView, theme: Theme): string {
  const patches = new Map<string, string>();
  for (const { x, y } of view.tiles) {
    for (const [dx, dy] of CORNERS) {
      const key = `${x + dx},${y + dy}`;
      if (!patches.has(key)) patches.set(key, patch(x + dx, y + dy, theme));
    }
  }
  return el('path', { d: cellsPath(view), fill: theme.meadow }) + [...patches.values()].join('');
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

/** Draws the edges of the tiles. */
export function tileLines(view: PositionView, theme: Theme, { pixel }: Sizes): string {
  return el('path', {
    d: cellsPath(view),
    fill: 'none',
    stroke: theme.tileLine,
    'stroke-width': Math.max(0.7, pixel * 0.5),
    'stroke-opacity': '.38',
  });
}
