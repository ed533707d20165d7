import { distance, type Point, plus, point } from '../geometry/curve.ts';
import { ownerAt, type Regions, squareAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import type { WayEnd } from '../geometry/ways.ts';
import { el, group, short, use } from '../svg.ts';
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
import { gate, shadeBelow, towersAlong, tunnelMouth, walledGround, wallLine } from './walls.ts';
import { bridge, fadingEnds, riverGround, roadGround } from './ways.ts';

/** What a tile's drawing depends on besides its geometry. */
export interface TileLook {
  readonly theme: Theme;
  /** Segments whose feature is complete. */
  readonly done: ReadonlySet<string>;
  /** How much larger than usual shields and goods are drawn, so that they can be counted on small pictures. */
  readonly marks: number;
  /** Key of the small variety: the tile's type and cell. */
  readonly key: string;
}

/** A drawing in two layers: the ground of all tiles lies below everything upright on any tile. */
export interface TileArt {
  readonly ground: string;
  readonly upright: string;
}

const ABBEY = 'abbey/ABBEY';

/** Drawings made lately: from one move to the next nearly all tiles stay as they are. */
const drawn = new Map<string, TileArt>();
const MOST_DRAWN = 2000;

export function tileArt(geometry: TileGeometry, look: TileLook): TileArt {
  const done = [...look.done].sort().join();
  const key = `${look.theme.name} ${look.marks} ${geometry.id} ${geometry.quarters} ${look.key} ${done}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = drawTile(geometry, look);
  if (drawn.size >= MOST_DRAWN) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, made);
  return made;
}

function drawTile(geometry: TileGeometry, look: TileLook): TileArt {
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
    meadowPlants(theme, geometry, varietyOf(`meadow ${key}`)),
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
    ...upper.map(
      (shape) => shadeBelow(theme, shape, lower, `below-${key.replace(/\W/g, '_')}`) + ground(shape),
    ),
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
function uprightOf(geometry: TileGeometry, look: TileLook): string {
  const { theme, done, key } = look;
  const variety = varietyOf(key);
  const { cities, town, ways, meeting } = geometry;
  const gates = ways.flatMap(({ ends }) => ends.filter(({ kind }) => kind === 'gate'));
  const visible = cities.some(({ above }) => above) ? cities.filter(({ above }) => above) : cities;
  const walls = visible.flatMap((shape) => shape.walls);
  const townWalls = town?.walls ?? [];
  const onTown = (end: WayEnd) => town !== undefined && cities.length === 0 && end.kind === 'gate';
  const standing: Upright[] = [
    ...houses(geometry, look),
    ...trees(geometry, variety),
    ...towersAlong(walls, gates, false),
    ...towersAlong(townWalls, gates, true),
    ...(meeting === undefined ? [] : hamlet(geometry, meeting)),
    ...gates.map((end) => ({ at: end.at, svg: gate(theme, end, onTown(end)) })),
    ...geometry.marks
      .filter(({ mark }) => isBuilding(mark))
      .map(({ mark, at }) => ({ at: plus(at, point(0, 8)), svg: markArt(look, mark, at) })),
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
    // Signs are not part of the scenery: nothing hides them.
    ...geometry.marks.filter(({ mark }) => !isBuilding(mark)).map(({ mark, at }) => markArt(look, mark, at)),
  ].join('');
}

const isBuilding = (mark: string) => mark === 'inn' || mark === 'cathedral';

function markArt({ theme, marks: size }: TileLook, mark: string, at: Point): string {
  if (mark === 'shield') return shield(theme, at, size);
  if (mark === 'cathedral') return cathedral(theme, at);
  return mark === 'inn' ? inn(theme, at) : goods(theme, mark, at, size);
}

const clearanceAt = (regions: Regions, at: Point) => regions.clearance[squareAt(at)] ?? 0;

/** Rows of houses on the ground of cities: how far apart, and how large their symbols are drawn. */
const HOUSES = { symbol: 'house', row: 12.5, step: 14, room: 6.6 } as const;
const MANORS = { symbol: 'manor', row: 12, step: 11, room: 5 } as const;

/** Houses in rows over the ground of cities, with a free place where a piece stands and where marks are. */
function houses(geometry: TileGeometry, { key, marks: size }: TileLook): Upright[] {
  const { regions, cities, town } = geometry;
  const variety = varietyOf(`houses ${key}`);
  const kept = keptPlaces(geometry, size);
  const found: Upright[] = [];
  for (const { symbol, row, step, room } of town === undefined ? [HOUSES] : [HOUSES, MANORS]) {
    const home = symbol === 'manor' ? [town] : cities;
    for (let y = row * 0.74, odd = 0; y < 97; y += row, odd = 1 - odd) {
      for (let x = step * (0.52 + odd * 0.4); x < 97; x += step) {
        const at = point(x + (variety() - 0.5) * 4, y + (variety() - 0.5) * 3);
        const kind = Math.floor(variety() * 3);
        const owner = ownerAt(regions, at);
        if (!home.some((shape) => shape?.segment === owner) || variety() > 0.9) continue;
        if (clearanceAt(regions, at) < room || clearanceAt(regions, plus(at, point(0, -4))) < room - 2.4)
          continue;
        if (kept.some((other) => distance(other.at, at) < other.far + room)) continue;
        found.push({ at: plus(at, point(0, 4)), svg: use(`${symbol}${kind}`, at) });
      }
    }
  }
  return found;
}

/** Where no house stands: pieces, marks, gates, and the great buildings of the town. */
function keptPlaces(geometry: TileGeometry, size: number): { at: Point; far: number }[] {
  const { spots, marks, ways } = geometry;
  return [
    ...marks.map(({ mark, at }) =>
      mark === 'cathedral' ? { at: plus(at, point(0, 6)), far: 20 } : { at, far: 7.5 * size },
    ),
    ...[...spots].filter(([segment]) => segment.startsWith('city')).map(([, at]) => ({ at, far: 3.5 })),
    ...ways.flatMap(({ ends }) => ends).map(({ at }) => ({ at, far: 6 })),
    ...keptFree(geometry),
  ];
}

/** Trees in the meadows, where they hide nothing. */
function trees(
  { regions, spots, marks, ways, monastery: church }: TileGeometry,
  variety: Variety,
): Upright[] {
  const found: Upright[] = [];
  const wanted = 2 + Math.floor(variety() * 4);
  const taken = [
    ...[...spots.values()].map((at) => ({ at, far: 13 })),
    ...marks.map(({ at }) => ({ at, far: 19 })),
  ];
  taken.push(
    ...ways.flatMap(({ ends }) => ends).map(({ kind, at }) => ({ at, far: kind === 'lake' ? 33 : 16 })),
  );
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

/** Tufts and flowers: they lie flat, all of a tile as one path each. */
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
    paths.length === 0
      ? ''
      : el('path', {
          d: paths.join(''),
          fill: 'none',
          stroke: color,
          'stroke-width': width,
          'stroke-linecap': 'round',
        });
  return stroke(tufts, theme.furrow, 0.8) + stroke(flowers, theme.flower, 1.3);
}

/** Houses round the place where roads end, between the roads. */
function hamlet({ regions }: TileGeometry, meeting: Point): Upright[] {
  const round = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4 + Math.PI / 4);
  const around = round.flatMap((angle, index) => {
    const at = plus(meeting, point(Math.cos(angle), Math.sin(angle)), index % 2 === 0 ? 15.5 : 16.5);
    const roof = plus(at, point(0, -5));
    const onField = [at, roof].every((spot) => ownerAt(regions, spot)?.startsWith('field'));
    const free = onField && clearanceAt(regions, at) > 3.6 && clearanceAt(regions, roof) > 2;
    return free ? [{ at: plus(at, point(0, 3)), svg: use(`house${index % 3}`, at) }] : [];
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
