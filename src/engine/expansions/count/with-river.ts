import { type Stack, withoutOne } from '../../core/stack.ts';

/** Where the spring lies beside the town, its water flowing away from it (R-SETUP-8). */
const SPRING_PLACE = { x: 2, y: -1, rotation: 0 };

/** Moves the spring beside the town and takes the base game's start tile out of the game again (R-SETUP-8). */
export function besideTown({ start, bag, ...stack }: Stack, startTile: string): Stack {
  const spring = start.filter(({ tile }) => tile !== startTile);
  return {
    ...stack,
    start: spring.map(({ tile }) => ({ tile, ...SPRING_PLACE })),
    bag: spring.length === 0 ? bag : withoutOne(bag, startTile),
  };
}
