import { type Point, plus, point } from '../geometry/curve.ts';
import { type Mark, markAround } from '../marks.ts';
import { el } from '../svg.ts';
import { text, widthOf } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { LabelledCell } from './plan.ts';
import type { Sizes } from './sizes.ts';

/** Draws legal places as dashed squares with their labels. */
export function placementsArt(places: readonly LabelledCell[], theme: Theme, sizes: Sizes): Mark[] {
  return places.map(({ x, y, labels }) => {
    const corner = point(x * 100, y * 100);
    const middle = plus(corner, point(50, 50));
    const label = placeLabel(middle, labels, Math.max(26, sizes.letters), theme);
    return markAround(frame(corner, theme, sizes) + label, middle, 50);
  });
}

const frame = ({ x, y }: Point, theme: Theme, { pixel }: Sizes): string =>
  el('rect', {
    x: x + 6,
    y: y + 6,
    width: 88,
    height: 88,
    rx: 9,
    fill: theme.accentSoft,
    'fill-opacity': '.85',
    stroke: theme.accent,
    'stroke-width': Math.max(3, 1.4 * pixel),
    'stroke-dasharray': '11 7',
  });

/** Draws a single label large, several below each other. */
function placeLabel(middle: Point, labels: readonly string[], size: number, theme: Theme): string {
  const style = { fill: theme.accent, bold: true, anchor: 'middle' } as const;
  const lines = linesFor(labels, size);
  const widest = Math.max(...lines.map((line) => widthOf(line, 1, true)));
  const fitting = Math.min(size * (labels.length === 1 ? 1.25 : 1), 82 / widest, 78 / lines.length);
  return lines
    .map((line, row) => {
      const y = middle.y + fitting * (row * 1.05 + 0.36 - (lines.length - 1) * 0.525);
      return text(middle.x, y, line, { ...style, size: fitting });
    })
    .join('');
}

/** Returns the labels in two lines if they are readable, else their number and letters. */
function linesFor(labels: readonly string[], size: number): readonly string[] {
  if (labels.length === 1) return labels;
  const half = Math.ceil(labels.length / 2);
  if (size <= 30 && labels.length <= 4)
    return [labels.slice(0, half).join(' '), labels.slice(half).join(' ')];
  const number = /^\d+/.exec(labels[0] ?? '')?.[0] ?? '';
  const letters = labels.map((label) => label.slice(number.length));
  return [number, letters.length > 4 ? `${letters[0]}–${letters.at(-1)}` : letters.join('')];
}
