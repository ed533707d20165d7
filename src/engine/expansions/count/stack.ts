import type { Stack, StartTile } from '../../core/stack.ts';
import { besideTown } from './with-river.ts';

const START_TILE = 'base/D';

/** The twelve tiles of the town in four columns and three rows, from its north-west corner (R-SETUP-6). */
const TOWN: readonly StartTile[] = [...'ABCDEFGHIJKL'].map((letter, place) => ({
  tile: `count/${letter}`,
  x: (place % 4) - 2,
  y: Math.floor(place / 4) - 1,
  rotation: 0,
}));

/** The town is the start; the base game's start tile is out of the game (R-SETUP-6, R-SETUP-8). */
export function layTown(stack: Stack): Stack {
  const { start, bag, ...rest } = besideTown(stack, START_TILE);
  return { ...rest, start: [...TOWN, ...start], bag: bag.filter((tile) => !tile.startsWith('count/')) };
}
