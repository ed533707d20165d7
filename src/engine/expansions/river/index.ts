import type { Expansion } from '../../core/expansion.ts';
import type { Stack } from '../../core/stack.ts';
import { isRiverTile, REASONS, refuseCourse } from './course.ts';
import { TILES } from './tiles.ts';

const SPRING = 'river/A';
const LAKE = 'river/B';

/** The spring replaces the start tile, which goes into the bag; the river is drawn first, the lake last of it (R-SETUP-7). */
function layRiver(stack: Stack): Stack {
  const isRiver = (tile: string) => tile.startsWith('river/');
  return {
    start: [{ tile: SPRING, x: 0, y: 0, rotation: 0 }],
    first: stack.bag.filter((tile) => isRiver(tile) && tile !== SPRING && tile !== LAKE),
    second: [LAKE],
    bag: [...stack.bag.filter((tile) => !isRiver(tile)), ...stack.start.map(({ tile }) => tile)],
  };
}

/** The River: twelve tiles that are drawn first and never turn back. */
export const river = {
  id: 'river',
  kinds: [{ name: 'river', meets: 'sides', completes: false }],
  tiles: { set: 'river', table: TILES },
  printed: { isDrawnFirst: isRiverTile, constrains: isRiverTile, mayPlace: refuseCourse },
  refusalReasons: REASONS,
  hooks: { stack: layRiver },
} as const satisfies Expansion;
