import type { TileType } from '../core/board/tile-type.ts';
import { listPilePlaces, listUnseenPlaces, typeAtPlace } from '../core/position/bag.ts';
import { edgesAround, rotationsThatMatch } from '../core/position/frontier.ts';
import { rulesetOf } from '../core/ruleset.ts';
import type { Search } from './search.ts';

const places = new Int32Array(1024);

/** Returns all types of tiles by their numbers. */
export function typesIn(search: Search): readonly TileType[] {
  return rulesetOf(search).tiles;
}

/**
 * Counts the tiles of each type that a seat has not seen yet: in the bag, the pile before it and other hands.
 * @param out takes the counts by number of the type; must have room for all (`typesIn`)
 * @returns how many tiles they are together
 */
export function countUnseen(search: Search, seat: number | undefined, out: Int32Array): number {
  out.fill(0);
  const piled = listPilePlaces(search, places);
  for (let place = 0; place < piled; place++) out[typeAtPlace(search, places[place])]++;
  const others = listUnseenPlaces(search, seat, places);
  for (let place = 0; place < others; place++) out[typeAtPlace(search, places[place])]++;
  return piled + others;
}

/** Counts the tiles out of such counts whose edges match the neighbours of a cell of the frontier. */
export function countFitting(search: Search, frontier: number, counts: Int32Array): number {
  return countMatching(search, edgesAround(search, frontier), counts);
}

/** Counts the tiles out of such counts that match edges around a cell, in the form of `edgesAround`. */
export function countMatching(search: Search, edges: number, counts: Int32Array): number {
  const { tiles } = rulesetOf(search);
  let fitting = 0;
  for (let type = 0; type < tiles.length; type++) {
    if (counts[type] === 0) continue;
    if (rotationsThatMatch((tiles[type] as TileType).matches, edges) !== 0) fitting += counts[type];
  }
  return fitting;
}
