import type { Point } from '../geometry/curve.ts';
import { point } from '../geometry/curve.ts';
import { clearanceAt, ownerAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import type { WalledShape } from '../geometry/walls.ts';
import { short } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { type Variety, varietyOf } from '../variety.ts';
import { decorationOf } from './decorations.ts';
import { featureArt } from './features.ts';
import { markArt } from './marks.ts';
import { circle, stroked } from './shapes.ts';
import type { TileLook } from './tile-look.ts';
import { shadeBelow, walledGround, wallLine } from './walls.ts';
import { bridge, fadingEnds, riverGround, roadGround, streetArt } from './ways.ts';

/** Draws everything flat: fields and their plants, water, roads, the ground of cities. */
export function groundOf(geometry: TileGeometry, look: TileLook): string {
  const { theme, key } = look;
  const { bridges, surrounded, meeting, town, ways } = geometry;
  return [
    meadowPlants(theme, geometry, varietyOf(`meadow ${key}`)),
    waysArt(geometry, look),
    ...bridges.map((over) => bridge(theme, over)),
    surrounded === undefined ? '' : (featureArt(surrounded.kind).ground?.(theme, surrounded.at) ?? ''),
    meeting === undefined ? '' : square(theme, meeting),
    citiesGround(geometry, look),
    ...ways.map((way) => streetArt(theme, way)),
    town === undefined ? '' : walledGround(theme, town, theme.townGround),
    decorationOf(geometry.id).ground?.(theme) ?? '',
  ].join('');
}

/** Draws rivers, the ground below marks, then roads; the first of two roads is on top. */
function waysArt({ ways, marks }: TileGeometry, { theme, done }: TileLook): string {
  const rivers = ways.filter(({ kind }) => kind === 'river');
  const roads = ways.filter(({ kind }) => kind === 'road').reverse();
  return [
    ...rivers.map((way) => riverGround(theme, way)),
    ...marks.map(({ mark, at }) => markArt(mark).ground?.(theme, at) ?? ''),
    ...roads.map((way) => roadGround(theme, way, done.has(way.segment)) + fadingEnds(theme, way)),
  ].join('');
}

/** Draws the ground of cities; of two that cross the lower one with its walls first. */
function citiesGround({ cities }: TileGeometry, { theme, done, key }: TileLook): string {
  const lower = cities.filter(({ above }) => !above);
  const upper = cities.filter(({ above }) => above);
  const ground = (city: WalledShape) =>
    walledGround(theme, city, done.has(city.segment) ? theme.cityGroundDone : theme.cityGround);
  const walls = lower.flatMap((city) => city.walls);
  const clipId = `below-${key.replace(/\W/g, '_')}`;
  return [
    ...lower.map(ground),
    upper.length > 0 ? wallLine(theme, walls) : '',
    ...upper.map((city) => shadeBelow(theme, city, lower, clipId) + ground(city)),
  ].join('');
}

/** Draws the paved place where roads end at each other. */
function square(theme: Theme, { x, y }: Point): string {
  return [
    circle(x, y, 9.4, { fill: theme.cobble, stroke: theme.roadRim, 'stroke-width': 1.4 }),
    circle(x, y, 6.6, {
      fill: 'none',
      stroke: theme.roadRim,
      'stroke-width': '.7',
      'stroke-dasharray': '1.4 1.6',
      'stroke-opacity': '.7',
    }),
  ].join('');
}

/** Draws tufts and flowers flat, each kind as a single path a tile. */
function meadowPlants(theme: Theme, { regions }: TileGeometry, variety: Variety): string {
  const [tufts, flowers]: string[][] = [[], []];
  for (let attempt = 0; attempt < 16; attempt++) {
    const at = point(4 + variety() * 92, 4 + variety() * 92);
    const isTuft = variety() < 0.7;
    if (!ownerAt(regions, at)?.startsWith('field') || clearanceAt(regions, at) < 3.4) continue;
    const from = `M${short(at.x)} ${short(at.y)}`;
    if (isTuft) tufts?.push(`${from}v-2.6m-1.6 2.4l-.8 -1.8m4 1.8l.8 -2`);
    else flowers?.push(`${from}h.01m2 -1.4h.01m1.2 2h.01`);
  }
  const stroke = (paths: string[] = [], color: string, width: number) =>
    paths.length === 0 ? '' : stroked(paths.join(''), color, width, { 'stroke-linecap': 'round' });
  return stroke(tufts, theme.furrow, 0.8) + stroke(flowers, theme.flower, 1.3);
}
