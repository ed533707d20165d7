import { type Attributes, el } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** Draws a filled area of path data, with a line round it if `outline` is given. */
export function area(data: string, fill: string, outline?: string, width = 0.7): string {
  return el('path', {
    d: data,
    fill,
    stroke: outline,
    'stroke-width': outline === undefined ? undefined : width,
    'stroke-linejoin': outline === undefined ? undefined : 'round',
  });
}

/** Draws a line along path data, with round ends. */
export function roundLine(data: string, stroke: string, width: number | string): string {
  return el('path', { d: data, stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
}

/** Draws a line along path data that ends where the data ends. */
export function buttLine(data: string, stroke: string, width: number | string): string {
  return el('path', { d: data, stroke, 'stroke-width': width });
}

/** Draws the line of path data without filling what it encloses. */
export function stroked(data: string, stroke: string, width: number | string, more: Attributes = {}): string {
  return el('path', { d: data, fill: 'none', stroke, 'stroke-width': width, ...more });
}

/** Draws a circle. */
export function circle(cx: number, cy: number, r: number, more: Attributes): string {
  return el('circle', { cx, cy, r, ...more });
}

/** Draws an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, more: Attributes): string {
  return el('ellipse', { cx, cy, rx, ry, ...more });
}

/** Draws the disc under a sign, with its shadow, in a circle of radius 9 round 0,0. */
export const signDisc = (theme: Theme, fill: string): string =>
  [
    circle(0.6, 1, 8.8, { fill: theme.shadow, 'fill-opacity': '.35' }),
    circle(0, 0, 8.6, { fill, stroke: theme.outline, 'stroke-width': '.9' }),
  ].join('');
