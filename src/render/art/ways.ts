import { plus, rightOf } from '../geometry/curve.ts';
import { type Bridge, streetOf, type WayShape } from '../geometry/ways.ts';
import { el, pathOf, short } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { circle, ellipse, roundLine, stroked } from './shapes.ts';

/** Draws a road: first its rim, then its surface, so that its arms join cleanly. */
export function roadGround(theme: Theme, way: WayShape, done: boolean): string {
  const data = way.courses.map((course) => pathOf(course)).join('');
  const { roundabout } = way;
  const stroke = (color: string, width: number, dash?: string) =>
    [
      stroked(data, color, width, { 'stroke-dasharray': dash }),
      roundabout === undefined
        ? ''
        : circle(roundabout.at.x, roundabout.at.y, roundabout.radius, {
            fill: 'none',
            stroke: color,
            'stroke-width': width,
            'stroke-dasharray': dash,
          }),
    ].join('');
  const surface = done ? theme.roadDone : theme.road;
  return [
    stroke(theme.roadRim, 10.4),
    stroke(surface, 7.8),
    done ? stroke(theme.gold, 1, '4 3.2') : stroke(theme.rut, 0.9, '5 4'),
  ].join('');
}

/** Draws the street of a road that passes through a city. */
export function streetArt(theme: Theme, way: WayShape): string {
  const street = streetOf(way);
  if (street === undefined) return '';
  return stroked(pathOf(street), theme.roadRim, 9) + stroked(pathOf(street), theme.cobble, 6.8);
}

/** Draws the fading end of a road in a meadow. */
export function fadingEnds(theme: Theme, { ends }: WayShape): string {
  return ends
    .filter(({ kind }) => kind === 'fading')
    .map(({ at, along }) =>
      [0, 1, 2, 3]
        .map((step) => {
          const { x, y } = plus(at, along, 1 + step * 4.4);
          return ellipse(x, y, 4.4 - step * 0.8, 3.6 - step * 0.6, {
            fill: theme.road,
            'fill-opacity': short(0.9 - step * 0.2),
          });
        })
        .join(''),
    )
    .join('');
}

/** Draws a river with its banks and bright edge; the spring and the lake are wider water at its end. */
export function riverGround(theme: Theme, { courses, ends }: WayShape): string {
  const data = courses.map((course) => pathOf(course)).join('');
  const stroke = (color: string, width: number, dash?: string) =>
    stroked(data, color, width, {
      'stroke-linecap': ends.length > 0 ? 'round' : undefined,
      'stroke-dasharray': dash,
    });
  const pools = ends.map(({ kind, at }) => ({
    ...at,
    rx: kind === 'spring' ? 12 : 27,
    ry: kind === 'spring' ? 10 : 21,
  }));
  const water = (color: string, grow: number) =>
    pools.map(({ x, y, rx, ry }) => ellipse(x, y, rx + grow, ry + grow, { fill: color })).join('');
  return [
    stroke(theme.bank, 17.5) + water(theme.bank, 2.6),
    stroke(theme.waterEdge, 15) + water(theme.waterEdge, 1.3),
    stroke(theme.water, 12.6) + water(theme.water, 0),
    stroke(theme.waterLight, 1.2, '3 17 9 21'),
    ...pools.map(({ x, y, rx }) =>
      roundLine(
        `M${short(x - rx / 2)} ${short(y - 3)}h${short(rx / 2)}M${short(x)} ${short(y + 4)}h${short(rx / 2)}`,
        theme.waterLight,
        1.4,
      ),
    ),
  ].join('');
}

/** Draws a bridge: deck and two parapets. */
export function bridge(theme: Theme, { at, along, over }: Bridge): string {
  const long = over === 'river' ? 13 : 11;
  const across = rightOf(along);
  const rail = (side: number) => {
    const [from, to] = [
      plus(plus(at, across, side), along, -long),
      plus(plus(at, across, side), along, long),
    ];
    return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
  };
  const stroke = (data: string, color: string, width: number, more: Record<string, string> = {}) =>
    el('path', { d: data, stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
  const rails = rail(5.4) + rail(-5.4);
  return [
    stroke(rail(0), theme.shadow, 17, { 'stroke-opacity': '.25', 'stroke-linecap': 'butt' }),
    stroke(rail(0), theme.cobble, 10, { 'stroke-linecap': 'butt' }),
    stroke(rail(0), theme.roadRim, 9, {
      'stroke-dasharray': '.8 3',
      'stroke-linecap': 'butt',
      'stroke-opacity': '.6',
    }),
    stroke(rails, theme.outline, 4),
    stroke(rails, theme.wallTop, 2.4),
  ].join('');
}
