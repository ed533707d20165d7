import { distance, type Point, plus, point } from '../geometry/curve.ts';
import { ownerAt, type Regions, squareAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import type { WayEnd } from '../geometry/ways.ts';
import { el, group, use } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { type Variety, varietyOf } from '../variety.ts';
import {
  abbey,
  abbeyGround,
  cathedral,
  goods,
  inn,
  innPond,
  monastery,
  monasteryYard,
  shield,
} from './buildings.ts';
import { keptFree, townLandmarks, townStreets } from './town.ts';
import { gate, towersAlong, tunnelMouth, walledGround, wallLine } from './walls.ts';
import { bridge, fadingEnds, riverGround, roadGround } from './ways.ts';

/** What a tile's drawing depends on besides its geometry. */
export interface TileLook {
  readonly theme: Theme;
  /** Segments whose feature is complete. */
  readonly done: ReadonlySet<string>;
  /** Key of the small variety: the tile's type and cell. */
  readonly key: string;
}

/** A drawing in two layers: the ground of all tiles lies below everything upright on any tile. */
export interface TileArt {
  readonly ground: string;
  readonly upright: string;
}

const ABBEY = 'abbey/ABBEY';

export function tileArt(geometry: TileGeometry, look: TileLook): TileArt {
  if (geometry.id === ABBEY) return { ground: abbeyGround(look.theme), upright: abbey(look.theme) };
  return { ground: groundOf(geometry, look), upright: uprightOf(geometry, look) };
}

/** Fields and their plants, water, roads, the ground of cities. */
function groundOf(geometry: TileGeometry, { theme, done, key }: TileLook): string {
  const { ways, cities, town, meeting } = geometry;
  const rivers = ways.filter(({ kind }) => kind === 'river');
  const roads = ways.filter(({ kind }) => kind === 'road');
  const lower = cities.filter(({ above }) => !above);
  const upper = cities.filter(({ above }) => above);
  const ground = (shape: (typeof cities)[number]) =>
    walledGround(theme, shape, done.has(shape.segment) ? theme.cityGroundDone : theme.cityGround);
  return [
    meadowPlants(geometry, varietyOf(`meadow ${key}`)),
    ...rivers.map((way) => riverGround(theme, way)),
    ...geometry.marks.filter(({ mark }) => mark === 'inn').map(({ at }) => innPond(theme, at)),
    ...[...roads]
      .reverse()
      .map((way) => roadGround(theme, way, done.has(way.segment)) + fadingEnds(theme, way)),
    ...geometry.bridges.map((over) => bridge(theme, over)),
    geometry.monastery === undefined ? '' : monasteryYard(theme, geometry.monastery),
    meeting === undefined ? '' : square(theme, meeting),
    ...lower.map(ground),
    upper.length > 0
      ? wallLine(
          theme,
          lower.flatMap(({ walls }) => walls),
        )
      : '',
    ...upper.map(ground),
    town === undefined ? '' : walledGround(theme, town, theme.townGround) + townStreets(theme, geometry),
  ].join('');
}

/** The paved place where roads end at each other. */
function square(theme: Theme, { x, y }: Point): string {
  return [
    el('circle', { cx: x, cy: y, r: 9.4, fill: theme.cobble, stroke: theme.roadRim, 'stroke-width': 1.4 }),
    el('circle', {
      cx: x,
      cy: y,
      r: 6.6,
      fill: 'none',
      stroke: theme.roadRim,
      'stroke-width': '.7',
      'stroke-dasharray': '1.4 1.6',
      'stroke-opacity': '.7',
    }),
  ].join('');
}

interface Upright {
  readonly at: Point;
  readonly svg: string;
}

/** Everything that stands, those farther up first. */
function uprightOf(geometry: TileGeometry, { theme, done, key }: TileLook): string {
  const variety = varietyOf(key);
  const { cities, town, ways, meeting } = geometry;
  const gates = ways.flatMap(({ ends }) => ends.filter(({ kind }) => kind === 'gate'));
  const visible = cities.some(({ above }) => above) ? cities.filter(({ above }) => above) : cities;
  const walls = visible.flatMap((shape) => shape.walls);
  const townWalls = town?.walls ?? [];
  const onTown = (end: WayEnd) => town !== undefined && cities.length === 0 && end.kind === 'gate';
  const standing: Upright[] = [
    ...houses(geometry, variety),
    ...trees(geometry, variety),
    ...towersAlong(walls, gates, false),
    ...towersAlong(townWalls, gates, true),
    ...(meeting === undefined ? [] : hamlet(geometry, meeting)),
    ...gates.map((end) => ({ at: end.at, svg: gate(theme, end, onTown(end)) })),
    ...geometry.marks.map(({ mark, at }) => ({ at: plus(at, point(0, 8)), svg: markArt(theme, mark, at) })),
    ...(geometry.monastery === undefined
      ? []
      : [
          {
            at: plus(geometry.monastery, point(0, 10)),
            svg: monastery(theme, plus(geometry.monastery, point(0, -2))),
          },
        ]),
    ...springRocks(geometry),
    ...banners(geometry, done),
    ...townLandmarks(theme, geometry),
  ];
  return [
    wallLine(theme, walls),
    wallLine(theme, townWalls, true),
    ...ways.flatMap(({ ends }) =>
      ends.filter(({ kind }) => kind === 'tunnel').map((end) => tunnelMouth(theme, end)),
    ),
    ...standing.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map(({ svg }) => svg),
  ].join('');
}

function markArt(theme: Theme, mark: string, at: Point): string {
  if (mark === 'shield') return shield(theme, at);
  if (mark === 'cathedral') return cathedral(theme, at);
  return mark === 'inn' ? inn(theme, at) : goods(theme, mark, at);
}

const clearanceAt = (regions: Regions, at: Point) => regions.clearance[squareAt(at)] ?? 0;

/** Houses in rows over the ground of cities, with a free place where a piece stands and where marks are. */
function houses(geometry: TileGeometry, variety: Variety): Upright[] {
  const { regions, spots, marks, cities, town, ways } = geometry;
  const found: Upright[] = [];
  const kept = [
    ...marks.map(({ mark, at }) => ({ at, far: mark === 'cathedral' ? 22 : 13 })),
    ...keptFree(geometry),
  ];
  const free = [...spots]
    .filter(([segment]) => segment.startsWith('city'))
    .map(([, at]) => ({ at, far: 8.5 }));
  const gates = ways.flatMap(({ ends }) => ends).map(({ at }) => ({ at, far: 13 }));
  for (let y = 7; y < 97; y += town === undefined ? 9.4 : 11) {
    for (let x = 5.5; x < 97; x += 10.2) {
      const at = point(Math.min(94, x + variety() * 3), y + variety() * 2.4);
      const kind = Math.floor(variety() * 3);
      const chance = variety();
      const owner = ownerAt(regions, at);
      const shape = [...cities, town].find((one) => one?.segment === owner);
      if (shape === undefined || chance > 0.86) continue;
      if (Math.min(clearanceAt(regions, at), clearanceAt(regions, plus(at, point(0, -4)))) < 5) continue;
      if ([...kept, ...free, ...gates].some((other) => distance(other.at, at) < other.far)) continue;
      found.push({ at: plus(at, point(0, 3)), svg: use(`${shape === town ? 'manor' : 'house'}${kind}`, at) });
    }
  }
  return found;
}

/** Trees in the meadows, where they hide nothing. */
function trees({ regions, spots, marks, monastery: church }: TileGeometry, variety: Variety): Upright[] {
  const found: Upright[] = [];
  const wanted = 2 + Math.floor(variety() * 4);
  const taken = [
    ...[...spots.values()].map((at) => ({ at, far: 13 })),
    ...marks.map(({ at }) => ({ at, far: 19 })),
  ];
  if (church !== undefined) taken.push({ at: church, far: 24 });
  for (let attempt = 0; attempt < 40 && found.length < wanted; attempt++) {
    const at = point(5 + variety() * 90, 8 + variety() * 86);
    const kind = ['oak', 'oak', 'fir', 'bush', 'sheep'][Math.floor(variety() * 5)] ?? 'oak';
    if (!ownerAt(regions, at)?.startsWith('field') || clearanceAt(regions, at) < 5) continue;
    if (clearanceAt(regions, plus(at, point(0, -4))) < 3) continue;
    if (taken.some((other) => distance(other.at, at) < other.far)) continue;
    found.push({ at, svg: use(kind, at) });
    taken.push({ at, far: 6 });
  }
  return found;
}

/** Tufts, flowers and furrows: they lie flat. */
function meadowPlants({ regions }: TileGeometry, variety: Variety): string {
  const found: string[] = [];
  for (let attempt = 0; attempt < 16; attempt++) {
    const at = point(4 + variety() * 92, 4 + variety() * 92);
    const kind = variety() < 0.7 ? 'tuft' : 'flowers';
    if (ownerAt(regions, at)?.startsWith('field') && clearanceAt(regions, at) > 3.4)
      found.push(use(kind, at));
  }
  return found.join('');
}

/** Houses round the place where roads end, between the roads. */
function hamlet({ regions }: TileGeometry, meeting: Point): Upright[] {
  const round = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4 + Math.PI / 4);
  const around = round.flatMap((angle, index) => {
    const at = plus(meeting, point(Math.cos(angle), Math.sin(angle)), index % 2 === 0 ? 15.5 : 16.5);
    const onField = ownerAt(regions, at)?.startsWith('field') && clearanceAt(regions, at) > 3.6;
    return onField ? [{ at: plus(at, point(0, 3)), svg: use(`house${index % 3}`, at) }] : [];
  });
  return [...around, { at: meeting, svg: use('well', meeting) }];
}

function springRocks({ ways }: TileGeometry): Upright[] {
  return ways
    .flatMap(({ ends }) => ends)
    .flatMap(({ kind, at }) => {
      if (kind === 'spring') {
        const stones = [point(-11, -6), point(-4, -11), point(6, -10)].map((off) => plus(at, off));
        return stones.map((stone) => ({ at: stone, svg: use('rock', stone) }));
      }
      const plants =
        kind === 'lake' ? [point(-20, 12), point(14, 17), point(19, -12)].map((off) => plus(at, off)) : [];
      return plants.map((plant) => ({ at: plant, svg: use('reeds', plant) }));
    });
}

/** A finished city or monastery flies a flag on the tile where a piece would stand. */
function banners({ cities, spots, monastery: church }: TileGeometry, done: ReadonlySet<string>): Upright[] {
  const flags = cities
    .filter(({ segment, walls }) => done.has(segment) && walls.length > 0)
    .map(({ walls }) => walls[0]?.at(3) ?? point(50, 50));
  const onChurch =
    church !== undefined &&
    [...done].some((segment) => segment.startsWith('monastery') && spots.has(segment));
  if (onChurch && church !== undefined) flags.push(plus(church, point(13, -6)));
  return flags.map((at) => ({ at: plus(at, point(0, 1)), svg: use('banner', plus(at, point(0, -5))) }));
}

/** The tile alone, for sheets and previews: meadow and both layers, cut at its edge. */
export function wholeTile(geometry: TileGeometry, look: TileLook): string {
  const { ground, upright } = tileArt(geometry, look);
  return group(
    {},
    el('rect', { width: 100, height: 100, fill: look.theme.meadow }),
    group({}, ground),
    group({}, upright),
  );
}
