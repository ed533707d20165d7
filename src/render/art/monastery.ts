import { type Point, plus, point } from '../geometry/curve.ts';
import { group, moved } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { area, circle, ellipse, roundLine } from './shapes.ts';

/** Draws a monastery: white church under a red roof, bell tower with a cross; 30 wide. */
export function monastery(theme: Theme, at: Point): string {
  return group(
    { transform: moved(plus(at, point(0, -2))) },
    ellipse(1, 10.5, 16, 3, { fill: theme.shadow, 'fill-opacity': '.22' }),
    // Side wing with its own roof.
    area('M3 -1H15V10H3z', theme.facadeShade, theme.outline),
    area('M2 -.4L4.5 -6.5H13.5L16.3 -.4z', theme.holyRoof, theme.outline),
    area('M2.4 -1.8H15.7L16.3 -.4H2z', theme.holyRoofShade),
    area('M6 10V5.4q1.4 -2 2.8 0V10zM11 6.2V3q1 -1.4 2 0v3.2z', theme.opening),
    // Nave from the front.
    area('M-8 10V-4L-1.5 -10.5L5 -4V10z', theme.stone, theme.outline),
    area('M-10 -2.6L-1.5 -12.6L7 -2.6L5.2 -1.8L-1.5 -9.4L-8.2 -1.8z', theme.holyRoof, theme.outline),
    area('M-3.6 10V4.6q2.1 -3.2 4.2 0V10z', theme.opening),
    circle(-1.5, -2.4, 1.9, { fill: theme.heraldry, stroke: theme.outline, 'stroke-width': '.6' }),
    // Bell tower.
    area('M-14 10V-8H-8V10z', theme.stone, theme.outline),
    area('M-15 -7.6L-11 -16.5L-7 -7.6z', theme.holyRoof, theme.outline),
    area('M-11 -16.5L-7 -7.6H-10z', theme.holyRoofShade),
    area('M-12 -2.4V-5q1 -1.4 2 0v2.6zM-11.8 4V1.8h1.6V4z', theme.opening),
    roundLine('M-11 -16.5V-21M-12.7 -19.4H-9.3', theme.gold, '1.1'),
  );
}

/** Draws the walled garden round a monastery. */
export function monasteryYard(theme: Theme, { x, y }: Point): string {
  return [
    ellipse(x, y + 2, 19, 16, { fill: theme.meadowLight, stroke: theme.tree, 'stroke-width': 2 }),
    ellipse(x, y + 2, 19, 16, {
      fill: 'none',
      stroke: theme.treeLight,
      'stroke-width': '.9',
      'stroke-dasharray': '1.6 1.6',
    }),
    ellipse(x, y + 11, 11, 4.6, { fill: theme.cobble }),
  ].join('');
}
