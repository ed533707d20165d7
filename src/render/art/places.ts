import { distance, type Point, plus, point } from '../geometry/curve.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import type { Places } from './expansion-display.ts';
import { markArt } from './marks.ts';

/** Returns the geometry of the tile on a cell, turned as it lies; undefined for an empty cell. */
export type GeometryAt = (x: number, y: number) => TileGeometry | undefined;

/** Returns the places on tiles of known geometry, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export const placesOn = (geometryAt: GeometryAt): Places => ({
  spotOf: (x, y, segment) => onTile(x, y, geometryAt(x, y)?.spots.get(segment)),
  markAt(x, y, mark) {
    const marks = geometryAt(x, y)?.marks;
    return onTile(x, y, marks?.find((one) => one.segment === undefined && one.mark === mark)?.at);
  },
  roomAt: (x, y) => onTile(x, y, roomOn(geometryAt(x, y))),
});

/** Where a large piece may stand on a tile, the preferred place first. */
const ROOMS = [point(50, 44), point(30, 42), point(70, 42), point(30, 68), point(70, 68)];
/** A distance at which a large piece hides no building. */
const CLEAR = 36;

/** Returns where a large piece hides no building of a tile. */
function roomOn(geometry: TileGeometry | undefined): Point | undefined {
  const marks = geometry?.marks.filter(({ mark }) => markArt(mark).layer === 'building') ?? [];
  const buildings = [...marks, ...(geometry?.surrounded === undefined ? [] : [geometry.surrounded])];
  const room = (at: Point) => Math.min(CLEAR, ...buildings.map((building) => distance(building.at, at)));
  const widest = Math.max(...ROOMS.map(room));
  return ROOMS.find((at) => room(at) === widest);
}

/** Returns the place of a point of a tile on the board; by default, of its middle. */
const onTile = (x: number, y: number, at = point(50, 50)): Point => plus(point(x * 100, y * 100), at);
