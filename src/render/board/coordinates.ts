import { type Mark, markAround } from '../marks.ts';
import { text, widthOf } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { Extent } from './plan.ts';

/**
 * Draws the coordinates of columns and rows along the four edges of the shown part.
 * @param size of the letters, in units of 100 a tile
 * @param gap distance from the cells, in the same units
 */
export function coordinates(extent: Extent, theme: Theme, size: number, gap: number): Mark[] {
  const { west, north, east, south } = extent;
  const style = { size, fill: theme.inkSoft, anchor: 'middle' } as const;
  const mark = (x: number, y: number, number: number) =>
    markAround(text(x, y, `${number}`, style), { x, y }, widthOf(`${number}`, size), size);
  const columns = range(west, east).flatMap((x) => [
    mark(x * 100 + 50, north * 100 - gap + size * 0.3, x),
    mark(x * 100 + 50, (south + 1) * 100 + gap + size * 0.42, x),
  ]);
  const rows = range(north, south).flatMap((y) => [
    mark(west * 100 - gap, y * 100 + 50 + size * 0.36, y),
    mark((east + 1) * 100 + gap, y * 100 + 50 + size * 0.36, y),
  ]);
  return [...columns, ...rows];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
