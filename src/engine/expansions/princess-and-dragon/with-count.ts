import type { TileType } from '../../core/board/tile-type.ts';

/** The tiles of the town that show nothing but the town: the dragon does not enter them (R-DRAGON-6). */
const INSIDE = ['count/F', 'count/G'];

/** Whether a tile lies wholly inside the town of Carcassonne. */
export function isInsideTown({ facts }: TileType): boolean {
  return INSIDE.includes(facts.id);
}
