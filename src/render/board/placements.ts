import { type Point, plus, point } from '../geometry/curve.ts';
import { type Mark, markAround } from '../marks.ts';
import { el } from '../svg.ts';
import { text, widthOf } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { LabelledCell } from './plan.ts';
import type { Sizes } from './sizes.ts';

/** Draws empty cells that can be chosen as dashed squares with their labels. */
export function placementsArt(places: readonly LabelledCell[], theme: Theme, sizes: Sizes): Mark[] {
  return places
    .filter(({ hasTile }) => !hasTile)
    .map(({ x, y, labels }) => {
      const corner = point(x * 100, y * 100);
      const middle = plus(corner, point(50, 50));
      const label = placeLabel(middle, labels, Math.max(26, sizes.letters), theme);
      return markAround(frame(corner, theme, sizes) + label, middle, 50);
    });
}

/** Draws frames round tiles that can be chosen, with their labels in a corner: what is on the tiles stays visible. */
export function chosenTilesArt(places: readonly LabelledCell[], theme: Theme, sizes: Sizes): Mark[] {
  return places
    .filter(({ hasTile }) => hasTile)
    .map(({ x, y, labels }) => {
      const corner = point(x * 100, y * 100);
      const frames = [
        frame(corner, theme, sizes, { fill: 'none', stroke: theme.frameRim, width: 2 }),
        frame(corner, theme, sizes, { fill: 'none' }),
      ];
      const art = [...frames, cornerLabel(corner, labels, theme, sizes)].join('');
      return markAround(art, plus(corner, point(50, 50)), 54);
    });
}

/** Draws labels on a tag in the top left corner of a tile. */
function cornerLabel({ x, y }: Point, labels: readonly string[], theme: Theme, { letters }: Sizes): string {
  const size = Math.max(20, letters);
  const label = labels.length > 2 ? `${labels[0]}–${labels.at(-1)}` : labels.join(' ');
  const height = size * 1.35;
  const width = Math.max(height, widthOf(label, size, true) + size * 0.7);
  const tag = { x, y, width, height, rx: size * 0.3, fill: theme.panel, stroke: theme.accent };
  const style = { size, fill: theme.accent, bold: true, anchor: 'middle' } as const;
  return [
    el('rect', { ...tag, 'stroke-width': size * 0.12 }),
    text(x + width / 2, y + size * 1.03, label, style),
  ].join('');
}

/** The look of a frame; `width` multiplies that of its line. */
interface FrameLook {
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
}

const frame = (
  { x, y }: Point,
  theme: Theme,
  { pixel }: Sizes,
  { fill, stroke = theme.accent, width = 1 }: FrameLook = { fill: theme.accentSoft },
): string =>
  el('rect', {
    x: x + 6,
    y: y + 6,
    width: 88,
    height: 88,
    rx: 9,
    fill,
    'fill-opacity': '.85',
    stroke,
    'stroke-width': Math.max(3, 1.4 * pixel) * width,
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
