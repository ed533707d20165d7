import { type Point, point } from '../geometry/curve.ts';
import { el, group, moved } from '../svg.ts';
import type { Theme } from '../theme.ts';
import type { ExpansionArt } from './expansion-art.ts';
import { monastery, monasteryYard } from './monastery.ts';
import { area, buttLine } from './shapes.ts';

/** The drawings of the base game. */
export const baseArt: ExpansionArt = {
  marks: { shield: { room: 11, layer: 'sign', place: 'after-piece', draw: shield } },
  features: { monastery: { draw: monastery, ground: monasteryYard, flag: point(13, -6) } },
  pieces: {
    meeple: {
      outline:
        'M0 -12C3 -12 4.9 -9.9 4.9 -7.4C4.9 -6.2 4.5 -5.2 3.9 -4.5C7.6 -3.7 11.8 -1.9 11.8 .7C11.8 2.8 8.9 3 6.2 3C7 5.3 9.8 8.6 9.8 10.6C9.8 11.6 9.1 12 8.1 12H2.7C1.4 12 1.7 8.4 0 8.4C-1.7 8.4 -1.4 12 -2.7 12H-8.1C-9.1 12 -9.8 11.6 -9.8 10.6C-9.8 8.6 -7 5.3 -6.2 3C-8.9 3 -11.8 2.8 -11.8 .7C-11.8 -1.9 -7.6 -3.7 -3.9 -4.5C-4.5 -5.2 -4.9 -6.2 -4.9 -7.4C-4.9 -9.9 -3 -12 0 -12Z',
      emblem: { x: 0, y: 1.6, size: 3.4 },
    },
  },
};

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
