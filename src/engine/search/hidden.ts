import type { TileType } from '../core/board/tile-type.ts';
import { isAnyPlayable, isPlayedFromHand } from '../core/drawing.ts';
import { canHoldTiles, isHeldBack, setReturnSeed } from '../core/held-tiles.ts';
import {
  isTileDrawn,
  listPilePlaces,
  listUnseenPlaces,
  putTypeAtPlace,
  tilesInBag,
  typeAtPlace,
} from '../core/position/bag.ts';
import { clearJournal, copyPosition, NONE } from '../core/position/position.ts';
import { activeSeat } from '../core/position/seats.ts';
import { awaitingSeat } from '../core/position/turn-state.ts';
import { type Ruleset, rulesetOf } from '../core/ruleset.ts';
import { phaseOf } from '../core/turn.ts';
import { type GameState, positionOf, stateOf } from '../game.ts';
import { stackFor } from '../tiles-of-game.ts';
import { type Random, randomFrom } from './random.ts';
import type { Search } from './search.ts';

/** Deals that are tried for one in which a seat that must place a tile can do so. */
const MAX_DEALS = 50;

/**
 * Returns a game that looks the same to a seat, in which everything that the seat may not know is dealt anew: the order
 * of the bag and of the pile before it, and the tiles in other hands. It depends on what the seat knows and on the
 * seed, and on nothing else.
 * @param seat undefined for somebody who watches
 */
export function shuffleHidden(state: GameState, seat: number | undefined, seed: string): GameState {
  const position = copyPosition(positionOf(state));
  dealHidden(position, seat, randomFrom(seed));
  clearJournal(position);
  return stateOf(position);
}

/** Does the same in a search; `undoTo` takes it back. */
export function dealHidden(search: Search, seat: number | undefined, random: Random): void {
  if (canHoldTiles(search)) setReturnSeed(search, randomSeed(random));
  const piles = listPilePlaces(search, places);
  dealAmong(search, piles, random);
  const unseen = listUnseenPlaces(search, seat, places);
  const mustFit = mustPlaceFromHand(search, seat);
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    dealAmong(search, unseen, random);
    if (canHoldTiles(search)) keepHeldInBag(search, unseen);
    if (!mustFit || isAnyPlayable(search)) return;
  }
}

/** Exchanges tiles in hands that would have been held back for others in the bag: hands never hold such tiles. */
function keepHeldInBag(search: Search, count: number): void {
  const inBag = tilesInBag(search);
  let next = 0;
  for (let place = inBag; place < count; place++) {
    const type = typeAtPlace(search, places[place]);
    if (!isHeld(search, type)) continue;
    while (next < inBag && isHeld(search, typeAtPlace(search, places[next]))) next++;
    if (next === inBag) return;
    putTypeAtPlace(search, places[place], typeAtPlace(search, places[next]));
    putTypeAtPlace(search, places[next], type);
  }
}

const isHeld = (search: Search, type: number): boolean =>
  isHeldBack(search, rulesetOf(search).tiles[type] as TileType);

const randomSeed = (random: Random): string =>
  Array.from({ length: 64 }, () => random(16).toString(16)).join('');

/** Whether another seat is about to place a tile of its hand: everybody knows that one of them fits. */
function mustPlaceFromHand(search: Search, viewer: number | undefined): boolean {
  const seat = activeSeat(search);
  if (!isPlayedFromHand(search) || isTileDrawn(search) || seat === viewer) return false;
  return awaitingSeat(search) === seat && phaseOf(search)?.name === 'place';
}

/** Places of hidden tiles, and what is dealt to them; made once because robots deal very often. */
const places = new Int32Array(1024);
const dealt = new Int32Array(1024);
const counts = new Int32Array(1024);

/** Deals the tiles at the first places anew; those that are drawn in an order known to all stay in that order. */
function dealAmong(search: Search, count: number, random: Random): void {
  const orders = ordersOf(rulesetOf(search));
  const isOrdered = isInOrder(search, places, count, orders);
  for (let from = 0; from < count; ) {
    let to = count;
    if (isOrdered) {
      const order = orders[typeAtPlace(search, places[from])];
      to = from + 1;
      while (to < count && orders[typeAtPlace(search, places[to])] === order) to++;
    }
    dealRange(search, from, to, random);
    from = to;
  }
}

/** Deals the tiles at some places anew: sorted first, so that what was there before has no part in it. */
function dealRange(search: Search, from: number, to: number, random: Random): void {
  const types = rulesetOf(search).tiles.length;
  counts.fill(0, 0, types);
  for (let place = from; place < to; place++) counts[typeAtPlace(search, places[place])]++;
  let next = from;
  for (let type = 0; type < types; type++) {
    for (let copies = counts[type]; copies > 0; copies--) dealt[next++] = type;
  }
  for (let last = to - 1; last >= from; last--) {
    const other = from + random(last - from + 1);
    putTypeAtPlace(search, places[last], dealt[other]);
    dealt[other] = dealt[last];
  }
}

/** Whether the tiles at the first places lie in the order of the stack; those of a prepared game need not. */
export function isInOrder(search: Search, at: Int32Array, count: number, orders: Int8Array): boolean {
  for (let place = 1; place < count; place++) {
    if (orders[typeAtPlace(search, at[place])] < orders[typeAtPlace(search, at[place - 1])]) return false;
  }
  return true;
}

const known = new WeakMap<Ruleset, Int8Array>();

/** Returns when a tile of each type is drawn: 0 before all others, 1 behind those, 2 after both (`Stack`). */
export function ordersOf(ruleset: Ruleset): Int8Array {
  const found = known.get(ruleset);
  if (found !== undefined) return found;
  const { first, second } = stackFor(ruleset);
  const orders = Int8Array.from(ruleset.tiles, ({ facts }) => {
    if (first.includes(facts.id)) return 0;
    return second.includes(facts.id) ? 1 : 2;
  });
  known.set(ruleset, orders);
  return orders;
}

/** Returns every order in which the last tiles may be drawn, as numbers of their types; for very few tiles. */
export function listDeals(search: Search): number[][] {
  const count = listUnseenPlaces(search, NONE, places);
  const types = Array.from(places.subarray(0, count), (place) => typeAtPlace(search, place));
  const orders = ordersOf(rulesetOf(search));
  const isOrdered = isInOrder(search, places, count, orders);
  return permutations(types.sort((a, b) => a - b)).filter(
    (deal) =>
      !isOrdered || deal.every((type, index) => index === 0 || orders[type] >= orders[deal[index - 1] ?? 0]),
  );
}

/** Puts the tiles into one of these orders; `undoTo` takes it back. */
export function putDeal(search: Search, deal: readonly number[]): void {
  listUnseenPlaces(search, NONE, places);
  for (const [index, type] of deal.entries()) putTypeAtPlace(search, places[index], type);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((item) => {
    const others = items.toSpliced(items.indexOf(item), 1);
    return permutations(others).map((rest) => [item, ...rest]);
  });
}
