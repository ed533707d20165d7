import type { PositionView } from '../../engine/index.ts';
import type { Places } from '../art/expansion-display.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';

/** Returns the position of a piece on a segment of a tile, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export function spotOf({ tiles }: PositionView, x: number, y: number, segment: string): Point {
  const tile = tiles.find((one) => one.x === x && one.y === y);
  const spot = tile === undefined ? undefined : tileGeometry(tile.tile, tile.rotation).spots.get(segment);
  return plus(point(x * 100, y * 100), spot ?? point(50, 50));
}

/** Returns where a mark of the whole tile is drawn, in the same measure. */
function markAt({ tiles }: PositionView, x: number, y: number, mark: string): Point {
  const tile = tiles.find((one) => one.x === x && one.y === y);
  const marks = tile === undefined ? [] : tileGeometry(tile.tile, tile.rotation).marks;
  const found = marks.find((one) => one.segment === undefined && one.mark === mark);
  return plus(point(x * 100, y * 100), found?.at ?? point(50, 50));
}

/** Returns the places on the tiles of a view. */
export const placesIn = (view: PositionView): Places => ({
  spotOf: (x, y, segment) => spotOf(view, x, y, segment),
  markAt: (x, y, mark) => markAt(view, x, y, mark),
});
