import {
  type Curve,
  direction,
  lengthOf,
  type Point,
  plus,
  point,
  rightOf,
  standAt,
  trace,
} from '../geometry/curve.ts';
import type { WalledShape } from '../geometry/walls.ts';
import type { WayEnd } from '../geometry/ways.ts';
import { el, pathOf, use } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { stroked } from './shapes.ts';

/** Draws the ground inside a wall, with the shade that the wall throws. */
export function walledGround(theme: Theme, { outline, walls }: WalledShape, fill: string): string {
  const shade = walls.map((wall) => stroked(pathOf(wall), theme.shadow, 13, { 'stroke-opacity': '.13' }));
  return [el('path', { d: pathOf(outline, true), fill }), ...shade].join('');
}

/** Draws the deep shadow that a city casts on the city it passes over, and only there. */
export function shadeBelow(
  theme: Theme,
  { walls }: WalledShape,
  lower: readonly WalledShape[],
  clipId: string,
): string {
  const data = walls.map((wall) => pathOf(wall)).join('');
  const shades = [34, 24, 15].map((width) => stroked(data, theme.shadow, width, { 'stroke-opacity': '.16' }));
  const within = lower.map(({ outline }) => pathOf(outline, true)).join('');
  return [
    el('clipPath', { id: clipId }, el('path', { d: within })),
    el('g', { 'clip-path': `url(#${clipId})` }, ...shades),
  ].join('');
}

/** Draws a stone wall: its face, its top, and battlements. */
export function wallLine(theme: Theme, walls: readonly Curve[], grand = false): string {
  const data = walls.map((wall) => pathOf(wall)).join('');
  if (data === '') return '';
  const stroke = (color: string, width: number, more: Record<string, string> = {}) =>
    stroked(data, color, width, { 'stroke-linecap': 'round', ...more });
  const size = grand ? 1.45 : 1;
  return [
    stroke(theme.outline, 5.4 * size, { transform: 'translate(0 1.6)' }),
    stroke(theme.wallDark, 4 * size, { transform: 'translate(0 1.4)' }),
    stroke(theme.outline, 5 * size, { transform: 'translate(0 -.4)' }),
    stroke(theme.wall, 3.6 * size, { transform: 'translate(0 -.4)' }),
    stroke(theme.wallTop, 1.9 * size, {
      transform: 'translate(0 -.4)',
      'stroke-dasharray': '2.4 1.8',
      'stroke-linecap': 'butt',
    }),
  ].join('');
}

/** Returns towers along a wall: at both ends and between, but not where a gate is. */
export function towersAlong(
  walls: readonly Curve[],
  gates: readonly WayEnd[],
  grand: boolean,
): { at: Point; svg: string }[] {
  return walls.flatMap((wall) => {
    const traced = trace(wall);
    const count = Math.max(1, Math.round(lengthOf(traced) / (grand ? 40 : 36)));
    const stands = Array.from({ length: count + 1 }, (_, at) => standAt(traced, at / count).at);
    return stands
      .filter((at) => gates.every((gate) => Math.hypot(gate.at.x - at.x, gate.at.y - at.y) > 11))
      .map((at) => ({ at, svg: use(grand ? 'bastion' : 'tower', plus(at, point(0, -0.5))) }));
  });
}

/** Draws a gate in a wall, with the road going in between its towers. */
export function gate(theme: Theme, { at, along }: WayEnd, grand: boolean): string {
  const across = rightOf(along);
  const size = grand ? 7 : 5.4;
  const towers = [plus(at, across, size), plus(at, across, -size)].sort((a, b) => a.y - b.y);
  const [from, to] = [plus(at, along, -4.2), plus(at, along, 4.2)];
  const passage = (color: string, width: number) =>
    el('path', {
      d: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
      stroke: color,
      'stroke-width': width,
    });
  return [
    passage(theme.outline, size * 1.7),
    passage(theme.opening, size * 1.3),
    ...towers.map((tower) => use(grand ? 'bastion' : 'tower', plus(tower, point(0, -0.5)))),
  ].join('');
}

/** Draws the mouth of a tunnel: a dark arch in stone. */
export function tunnelMouth(theme: Theme, { at, along }: WayEnd): string {
  const across = rightOf(direction({ x: 0, y: 0 }, along));
  const corner = (side: number, ahead: number) => plus(plus(at, across, side), along, ahead);
  const path = (width: number, ahead: number) => {
    const [a, b, c, e] = [corner(-width, -1), corner(-width, ahead), corner(width, ahead), corner(width, -1)];
    const text = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
    return `M${text(a)}C${text(b)} ${text(c)} ${text(e)}Z`;
  };
  return [
    el('path', { d: path(10, 12), fill: theme.wall, stroke: theme.outline, 'stroke-width': 0.9 }),
    el('path', { d: path(6.4, 8), fill: theme.opening }),
  ].join('');
}
