import { el } from '../svg.ts';

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
