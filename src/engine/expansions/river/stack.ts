import type { Stack } from '../../core/stack.ts';

const SPRING = 'river/A';
const LAKE = 'river/B';

/** The spring replaces the start tile, which goes into the bag; the river is drawn first, the lake last of it (R-SETUP-7). */
export function layRiver(stack: Stack): Stack {
  const isRiver = (tile: string) => tile.startsWith('river/');
  return {
    start: [{ tile: SPRING, x: 0, y: 0, rotation: 0 }],
    first: stack.bag.filter((tile) => isRiver(tile) && tile !== SPRING && tile !== LAKE),
    second: [LAKE],
    bag: [...stack.bag.filter((tile) => !isRiver(tile)), ...stack.start.map(({ tile }) => tile)],
  };
}
