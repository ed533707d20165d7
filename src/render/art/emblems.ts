import type { Emblem } from '../seats.ts';
import { el } from '../svg.ts';
import { circle } from './shapes.ts';

/** Draws the emblem of a seat, in a circle of radius 4 round 0,0. */
export function emblemArt(emblem: Emblem, color: string): string {
  const stroke = (d: string, width: number) =>
    el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });
  switch (emblem) {
    case 'dot':
      return circle(0, 0, 3, { fill: color });
    case 'bar':
      return el('rect', { x: -4.4, y: -1.5, width: 8.8, height: 3, rx: 0.8, fill: color });
    case 'circle':
      return circle(0, 0, 3, { fill: 'none', stroke: color, 'stroke-width': 1.9 });
    case 'cross':
      return stroke('M-2.9 -2.9L2.9 2.9M2.9 -2.9L-2.9 2.9', 2);
    case 'diamond':
      return el('path', { d: 'M0 -4.4L3.6 0L0 4.4L-3.6 0Z', fill: color });
    default:
      return stroke('M-3.9 1.6L1.6 -3.9M-1.6 3.9L3.9 -1.6', 1.8);
  }
}
