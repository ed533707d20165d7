import { circle } from '../art/shapes.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { type Mark, markAround } from '../marks.ts';
import { lookOf } from '../seats.ts';
import { el, short } from '../svg.ts';
import { text, widthOf } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { Gain } from './gains.ts';
import type { BoardPlan } from './plan.ts';
import type { Sizes } from './sizes.ts';

/** Marks the start tile with a small flagstone in a corner. */
export function startMark({ start }: BoardPlan, theme: Theme, { letters }: Sizes): Mark[] {
  if (start === undefined) return [];
  const at = plus(point(start.x * 100, start.y * 100), point(4 + letters * 0.5, 96 - letters * 0.5));
  const r = letters * 0.52;
  const stone = { cx: at.x, cy: at.y, r, fill: theme.panel, stroke: theme.ink, 'stroke-width': r * 0.13 };
  const star = el('path', { d: starPath(at, r), fill: theme.accent });
  return [markAround(el('circle', stone) + star, at, r * 1.1)];
}

/** Returns a star with five points, as path data. */
function starPath(at: Point, radius: number): string {
  const corner = (turn: number) => {
    const [angle, far] = [(turn * Math.PI) / 5 - Math.PI / 2, radius * (turn % 2 === 0 ? 0.72 : 0.3)];
    return `${short(at.x + Math.cos(angle) * far)} ${short(at.y + Math.sin(angle) * far)}`;
  };
  return `M${Array.from({ length: 10 }, (_, turn) => corner(turn)).join('L')}Z`;
}

/** Draws the names of places, unless they would be unreadable: below six pixels. */
export function placeNames({ names }: BoardPlan, theme: Theme, { pixel }: Sizes): Mark[] {
  const size = Math.min(17, Math.max(9.5, 8.5 * pixel));
  if (size < 6 * pixel) return [];
  const style = { size, fill: theme.ink, bold: true, anchor: 'middle', rim: theme.panel } as const;
  return names.map(({ at, text: name }) => {
    const written = text(at.x, at.y + size * 0.34, name, style);
    return markAround(written, at, widthOf(name, size, true) / 2 + size, size);
  });
}

/** Draws a frame round the tile of the last decision, in the colour of its seat. */
export function lastTileFrame({ last }: BoardPlan, theme: Theme, { pixel }: Sizes): Mark[] {
  if (last === undefined) return [];
  const width = Math.max(4.5, 2 * pixel);
  const box = { x: last.x * 100 - 1, y: last.y * 100 - 1, width: 102, height: 102, rx: 8, fill: 'none' };
  const frame = (stroke: string, strokeWidth: number) =>
    el('rect', { ...box, stroke, 'stroke-width': strokeWidth });
  const frames = frame(theme.frameRim, width * 2) + frame(lookOf(last.seat).fill, width);
  return [markAround(frames, point(last.x * 100 + 50, last.y * 100 + 50), 51 + width)];
}

/** Draws the numbers beside structures: how many floors a tower has. */
export function structureCounts({ counts }: BoardPlan, theme: Theme, sizes: Sizes): Mark[] {
  const { letters, structures } = sizes;
  const size = letters * 0.78;
  const radius = size * 0.78;
  return counts.map(({ count, at, rise }) => {
    const middle = plus(at, point(11 * structures + radius * 0.55, -rise * structures));
    const disc = { fill: theme.panel, stroke: theme.outline, 'stroke-width': size * 0.1 };
    const style = { size, fill: theme.ink, bold: true, anchor: 'middle' } as const;
    const number = text(middle.x, middle.y + size * 0.36, `${count}`, style);
    return markAround(circle(middle.x, middle.y, radius, disc) + number, middle, radius + 1);
  });
}

/** Draws the points that were just scored at their places. */
export function gainBadges({ gains }: BoardPlan, { letters }: Sizes): Mark[] {
  return gains.map((gain) => badge(gain, letters));
}

function badge({ seat, points, at }: Gain, letters: number): Mark {
  const look = lookOf(seat);
  const label = `+${points}`;
  const [width, height] = [letters * (0.75 + label.length * 0.56), letters * 1.35];
  const middle = plus(at, point(0, -letters * 1.5));
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rx: height / 2 };
  const style = { size: letters, fill: look.ink, bold: true, anchor: 'middle' } as const;
  const shield = el('rect', { ...box, fill: look.fill, stroke: '#fffdf6', 'stroke-width': letters * 0.13 });
  const words = text(middle.x, middle.y + letters * 0.36, label, style);
  return markAround(shield + words, middle, width / 2 + letters, height / 2 + letters * 0.1);
}
