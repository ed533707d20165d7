import type { TileType } from './board/tile-type.ts';
import { giveBackToBag, tilesInBag } from './position/bag.ts';
import { type Position, report } from './position/position.ts';
import { perDraw, perGame, rowPerGame } from './position/state.ts';
import { rulesetOf } from './ruleset.ts';
import { shuffle } from './shuffle.ts';

/**
 * Tiles that may not be drawn yet: they wait openly beside the bag, and return to it at places that no player can know.
 * A game has this state only if an expansion in play holds tiles back (`Hooks.holdsBack`).
 */

const held = perDraw('tiles held back');
const heldCount = perGame('number of tiles held back');
const givenBack = perGame('tiles given back to the bag');

/** 32 bytes of a seed, two in each integer. */
const SEED_WORDS = 16;
const returnSeed = rowPerGame('seed of the places of returning tiles', SEED_WORDS);

export const heldState = [held, heldCount, givenBack, returnSeed];

/** Whether tiles may be held back in this game. */
export function canHoldTiles(position: Position): boolean {
  return rulesetOf(position).hooks.holdsBack.length > 0;
}

/** Whether a tile that comes out of the bag now is held back. */
export function isHeldBack(position: Position, type: TileType): boolean {
  return rulesetOf(position).hooks.holdsBack.some((holdsBack) => holdsBack(position, type));
}

/** The waiting tiles, in drawing order. */
export function heldTiles(position: Position): TileType[] {
  if (!canHoldTiles(position)) return [];
  return Array.from(
    { length: heldCount.get(position) },
    (_, place) => position.box.tiles[held.get(position, place)] as TileType,
  );
}

/** Counts the tiles that have gone back into the bag so far. */
export function tilesGivenBack(position: Position): number {
  return canHoldTiles(position) ? givenBack.get(position) : 0;
}

/** Sets tiles aside until they are given back. */
export function holdBack(position: Position, seat: number, types: readonly TileType[]): void {
  for (const type of types) {
    held.set(position, heldCount.get(position), type.index);
    heldCount.set(position, heldCount.get(position) + 1);
  }
  report(position, { type: 'tiles-held-back', seat, tiles: types.map(({ facts }) => facts.id) });
}

/** Takes one waiting tile of a type. Returns false if none waits. */
export function takeFromHeld(position: Position, type: TileType): boolean {
  const types = heldTiles(position);
  const taken = types.indexOf(type);
  if (taken < 0) return false;
  for (const [place, { index }] of types.toSpliced(taken, 1).entries()) held.set(position, place, index);
  heldCount.set(position, types.length - 1);
  return true;
}

/**
 * Returns all tiles that wait to the bag: their places are the first numbers of a shuffle of all its places by the seed for
 * it, and the other tiles keep their order.
 */
export function giveBackHeld(position: Position): void {
  const types = heldTiles(position);
  if (types.length === 0) return;
  const all = Array.from({ length: tilesInBag(position) + types.length }, (_, place) => place);
  const places = shuffle(all, seedOf(position), 0).slice(0, types.length);
  giveBackToBag(position, types, places);
  heldCount.set(position, 0);
  givenBack.set(position, givenBack.get(position) + types.length);
  report(position, { type: 'tiles-given-back', tiles: types.map(({ facts }) => facts.id) });
}

/** Sets the seed that fixes the places of returning tiles: 64 hexadecimal digits. */
export function setReturnSeed(position: Position, seed: string): void {
  for (let word = 0; word < SEED_WORDS; word++) {
    const bits = Number.parseInt(seed.slice(word * 4, word * 4 + 4), 16);
    returnSeed.set(position, word, (bits << 16) >> 16);
  }
}

function seedOf(position: Position): string {
  const words = Array.from({ length: SEED_WORDS }, (_, word) => returnSeed.get(position, word) & 0xffff);
  return words.map((word) => word.toString(16).padStart(4, '0')).join('');
}
