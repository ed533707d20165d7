import type { TileType } from '../core/board/tile-type.ts';
import { heldTiles } from '../core/held-tiles.ts';
import { listPilePlaces, listUnseenPlaces, typeAtPlace } from '../core/position/bag.ts';
import { rulesetOf } from '../core/ruleset.ts';
import type { Search } from './search.ts';

const places = new Int32Array(1024);

/** Returns all types of tiles by their numbers. */
export function typesIn(search: Search): readonly TileType[] {
  return rulesetOf(search).tiles;
}

/**
 * Counts the tiles of each type that a seat has not seen yet: in the bag, the pile before it and other hands, and those held back.
 * @param out takes the counts by number of the type; must have room for all (`typesIn`)
 * @returns how many tiles they are together
 */
export function countUnseen(search: Search, seat: number | undefined, out: Int32Array): number {
  out.fill(0);
  const piled = listPilePlaces(search, places);
  for (let place = 0; place < piled; place++) out[typeAtPlace(search, places[place])]++;
  const others = listUnseenPlaces(search, seat, places);
  for (let place = 0; place < others; place++) out[typeAtPlace(search, places[place])]++;
  const held = heldTiles(search);
  for (const { index } of held) out[index]++;
  return piled + others + held.length;
}
