import { distance, type Point, plus, point, trace } from '../geometry/curve.ts';
import { clearanceAt, ownerAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { streetOf, type WayShape } from '../geometry/ways.ts';
import { use } from '../svg.ts';
import { type Variety, varietyOf } from '../variety.ts';
import { decorationOf } from './decorations.ts';
import type { FreePlace, SceneryItem } from './expansion-art.ts';
import { markArt } from './marks.ts';
import type { TileLook } from './tile-look.ts';

/** Rows of houses: their distance, and the room that a house needs. */
interface Rows {
  readonly symbol: 'house' | 'manor';
  readonly row: number;
  readonly step: number;
  readonly room: number;
}

const HOUSES: Rows = { symbol: 'house', row: 12.5, step: 14, room: 6.6 };
const MANORS: Rows = { symbol: 'manor', row: 12, step: 11, room: 5 };

/** Returns houses in rows over the ground of cities, with a free place where a piece stands and where marks are. */
export function houses(geometry: TileGeometry, { key, marks: size }: TileLook): SceneryItem[] {
  const { cities, town } = geometry;
  const variety = varietyOf(`houses ${key}`);
  const free = freePlaces(geometry, size);
  const inCities = housesOn(geometry, HOUSES, { home: cities.map(({ segment }) => segment), free, variety });
  if (town === undefined) return inCities;
  return [...inCities, ...housesOn(geometry, MANORS, { home: [town.segment], free, variety })];
}

interface Ground {
  /** Segments that are built on. */
  readonly home: readonly string[];
  readonly free: readonly FreePlace[];
  readonly variety: Variety;
}

function housesOn({ regions }: TileGeometry, rows: Rows, { home, free, variety }: Ground): SceneryItem[] {
  const { symbol, room } = rows;
  return sites(rows).flatMap((site) => {
    const at = plus(site, point((variety() - 0.5) * 4, (variety() - 0.5) * 3));
    const kind = Math.floor(variety() * 3);
    if (!home.includes(ownerAt(regions, at) ?? '') || variety() > 0.9) return [];
    const roof = plus(at, point(0, -4));
    if (clearanceAt(regions, at) < room || clearanceAt(regions, roof) < room - 2.4) return [];
    if (free.some((other) => distance(other.at, at) < other.radius + room)) return [];
    return [{ at: plus(at, point(0, 4)), svg: use(`${symbol}${kind}`, at) }];
  });
}

/** Returns the grid of sites; every other row is shifted. */
function sites({ row, step }: Rows): Point[] {
  const found: Point[] = [];
  for (let y = row * 0.74, odd = 0; y < 97; y += row, odd = 1 - odd) {
    for (let x = step * (0.52 + odd * 0.4); x < 97; x += step) found.push(point(x, y));
  }
  return found;
}

/** Returns the places without houses: around pieces, marks, gates, and the tile's special drawings. */
function freePlaces({ id, spots, marks, ways }: TileGeometry, size: number): FreePlace[] {
  const cities = [...spots].filter(([segment]) => segment.startsWith('city'));
  return [
    ...marks.map(({ mark, at }) => markArt(mark).keepFree?.(at) ?? { at, radius: 7.5 * size }),
    ...cities.map(([, at]) => ({ at, radius: 3.5 })),
    ...ways.flatMap(({ ends }) => ends).map(({ at }) => ({ at, radius: 6 })),
    ...ways.flatMap(streetPoints).map((at) => ({ at, radius: 5 })),
    ...(decorationOf(id).free ?? []),
  ];
}

function streetPoints(way: WayShape): Point[] {
  const street = streetOf(way);
  return street === undefined ? [] : trace(street, 8);
}
