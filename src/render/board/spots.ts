import type { PositionView } from '../../engine/index.ts';
import type { Places } from '../art/expansion-display.ts';
import { placesOn } from '../art/places.ts';
import type { Point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';

/** Returns the position of a piece on a segment of a tile, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export const spotOf = (view: PositionView, x: number, y: number, segment: string): Point =>
  placesIn(view).spotOf(x, y, segment);

/** Returns the places on the tiles of a view. */
export const placesIn = ({ tiles }: PositionView): Places =>
  placesOn((x, y) => {
    const tile = tiles.find((one) => one.x === x && one.y === y);
    return tile && tileGeometry(tile.tile, tile.rotation);
  });
