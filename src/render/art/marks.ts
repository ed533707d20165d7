import { expansionArt } from '#expansion-art';
import type { Point } from '../geometry/curve.ts';
import { el, group, moved } from '../svg.ts';
import { text } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { MarkArt } from './expansion-art.ts';
import { area, buttLine } from './shapes.ts';

/** How every mark is drawn: those of the base game and those of the expansions. */
export const MARKS: ReadonlyMap<string, MarkArt> = new Map([
  ['shield', { room: 11, layer: 'sign', place: 'after-piece', draw: shield }],
  ...Object.values(expansionArt).flatMap(({ marks = {} }) => Object.entries(marks)),
]);

/** Returns how a mark is drawn; one that nobody draws is a neutral sign with its name. */
export function markArt(mark: string): MarkArt {
  return MARKS.get(mark) ?? { room: 11, layer: 'sign', place: 'after-piece', draw: signWith(mark) };
}

/** Draws a coat of arms; 14 wide, 17 high. */
function shield(theme: Theme, at: Point, size: number): string {
  const outer = 'M-7.4 -8.4H7.4V-.4Q7.4 6 0 9.4Q-7.4 6 -7.4 -.4z';
  const inner = 'M-5.6 -6.6H5.6V-.6Q5.6 4.6 0 7.3Q-5.6 4.6 -5.6 -.6z';
  return group(
    { transform: moved(at, size) },
    el('path', { d: outer, transform: 'translate(.8 1.2)', fill: theme.shadow, 'fill-opacity': '.35' }),
    area(outer, theme.badge, theme.outline, 0.9),
    area(inner, theme.heraldry),
    buttLine('M0 -6.6V7.2M-5.6 -.8H5.6', theme.gold, 2.6),
  );
}

/** Returns a neutral sign: a name on a board. */
function signWith(name: string): MarkArt['draw'] {
  const [fontSize, height] = [6, 9];
  const width = Math.max(height, name.length * fontSize * 0.62 + 4);
  return (theme, at, size) =>
    group(
      { transform: moved(at, size) },
      el('rect', {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        rx: 2,
        fill: theme.badge,
        stroke: theme.outline,
        'stroke-width': 0.9,
      }),
      text(0, fontSize * 0.36, name, { size: fontSize, fill: theme.ink, bold: true, anchor: 'middle' }),
    );
}
