import type { PositionView } from '../../engine/index.ts';
import type { Places } from '../art/expansion-display.ts';
import { markArt } from '../art/marks.ts';
import { distance, type Point, plus, point } from '../geometry/curve.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { tileGeometry } from '../geometry/tiles.ts';

/** Returns the position of a piece on a segment of a tile, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export function spotOf(view: PositionView, x: number, y: number, segment: string): Point {
  return onTile(x, y, geometryAt(view, x, y)?.spots.get(segment));
}

/** Returns where a mark of the whole tile is drawn, in the same measure. */
function markAt(view: PositionView, x: number, y: number, mark: string): Point {
  const marks = geometryAt(view, x, y)?.marks;
  return onTile(x, y, marks?.find((one) => one.segment === undefined && one.mark === mark)?.at);
}

/** Where a large piece may stand on a tile, the preferred place first. */
const ROOMS = [point(50, 44), point(30, 42), point(70, 42), point(30, 68), point(70, 68)];
/** A distance at which a large piece hides no building. */
const CLEAR = 36;

/** Returns where a large piece hides no building of a tile, in the same measure. */
function roomAt(view: PositionView, x: number, y: number): Point {
  const geometry = geometryAt(view, x, y);
  const marks = geometry?.marks.filter(({ mark }) => markArt(mark).layer === 'building') ?? [];
  const buildings = [...marks, ...(geometry?.surrounded === undefined ? [] : [geometry.surrounded])];
  const room = (at: Point) => Math.min(CLEAR, ...buildings.map((building) => distance(building.at, at)));
  const widest = Math.max(...ROOMS.map(room));
  return onTile(
    x,
    y,
    ROOMS.find((at) => room(at) === widest),
  );
}

function geometryAt({ tiles }: PositionView, x: number, y: number): TileGeometry | undefined {
  const tile = tiles.find((one) => one.x === x && one.y === y);
  return tile && tileGeometry(tile.tile, tile.rotation);
}

/** Returns the place of a point of a tile on the board; by default, of its middle. */
const onTile = (x: number, y: number, at = point(50, 50)): Point => plus(point(x * 100, y * 100), at);

/** Returns the places on the tiles of a view. */
export const placesIn = (view: PositionView): Places => ({
  spotOf: (x, y, segment) => spotOf(view, x, y, segment),
  markAt: (x, y, mark) => markAt(view, x, y, mark),
  roomAt: (x, y) => roomAt(view, x, y),
});
