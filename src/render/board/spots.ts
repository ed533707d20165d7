import type { PositionView } from '../../engine/index.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';

/** Returns the position of a piece on a segment of a tile, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export function spotOf({ tiles }: PositionView, x: number, y: number, segment: string): Point {
  const tile = tiles.find((one) => one.x === x && one.y === y);
  const spot = tile === undefined ? undefined : tileGeometry(tile.tile, tile.rotation).spots.get(segment);
  return plus(point(x * 100, y * 100), spot ?? point(50, 50));
}
