import type { TileType } from '../board/tile-type.ts';
import { HAND } from './layout.ts';
import { add, NONE, type Position, write } from './position.ts';

/** Tiles that do not lie on the board: the bag, the pile drawn before it, hands, the drawn one, those set aside. */

/** Fills bag and pile before the first turn, both in the order of the draws. */
export function fillBag(position: Position, pile: readonly TileType[], bag: readonly TileType[]): void {
  const { at, memory } = position;
  const types = [...pile, ...bag].map(({ index }) => index);
  memory.set(types, at.bag);
  memory[at.pileEnd] = pile.length;
  memory[at.bagNext] = pile.length;
  memory[at.bagEnd] = types.length;
}

/** Tiles in the bag and in the pile before it. */
export function tilesRemaining(position: Position): number {
  return tilesInBag(position) + tilesInPile(position);
}

/** Tiles in the bag. */
export function tilesInBag({ at, memory }: Position): number {
  return memory[at.bagEnd] - memory[at.bagNext];
}

/** Tiles in the pile that is drawn before the hands are played (R-HAND-1). */
export function tilesInPile({ at, memory }: Position): number {
  return memory[at.pileEnd] - memory[at.pileNext];
}

/** Types of all tiles in pile and bag, in the order of the draws: nobody may see it. */
export function hiddenTypes(position: Position): TileType[] {
  const { at, memory } = position;
  const pile = memory.subarray(at.bag + memory[at.pileNext], at.bag + memory[at.pileEnd]);
  const bag = memory.subarray(at.bag + memory[at.bagNext], at.bag + memory[at.bagEnd]);
  return typesOf(position, [...pile, ...bag]);
}

/**
 * Lists the places in memory of all tiles that are still in the pile.
 * @param out takes them, from its beginning
 * @returns how many there are
 */
export function listPilePlaces({ at, memory }: Position, out: Int32Array): number {
  let count = 0;
  for (let tile = memory[at.pileNext]; tile < memory[at.pileEnd]; tile++) out[count++] = at.bag + tile;
  return count;
}

/**
 * Lists the places in memory of all tiles that are in the bag, in the order of the draws, or in a hand other than the
 * seat's.
 * @param out takes them, from its beginning
 * @returns how many there are
 */
export function listUnseenPlaces(position: Position, seat: number | undefined, out: Int32Array): number {
  const { at, memory } = position;
  let count = 0;
  for (let tile = memory[at.bagNext]; tile < memory[at.bagEnd]; tile++) out[count++] = at.bag + tile;
  for (let other = 0; other < at.seats; other++) {
    if (other === seat) continue;
    const first = at.hand + other * HAND;
    for (let tile = 0; tile < handSizeOf(position, other); tile++) out[count++] = first + tile;
  }
  return count;
}

/** The number of the type at a place of these lists. */
export function typeAtPlace({ memory }: Position, place: number): number {
  return memory[place];
}

/** Puts a tile of another type at a place of these lists. */
export function putTypeAtPlace(position: Position, place: number, type: number): void {
  if (position.memory[place] !== type) write(position, place, type);
}

/** Takes the next tile out of the bag. @returns the number of its type */
export function takeFromBag(position: Position): number {
  return takeNext(position, position.at.bagNext);
}

/** Takes the next tile off the pile. @returns the number of its type */
export function takeFromPile(position: Position): number {
  return takeNext(position, position.at.pileNext);
}

/**
 * Puts tiles that came out of the bag back into it; the others keep their order.
 * @param places where each of them goes, from the next draw on
 */
export function giveBackToBag(
  position: Position,
  types: readonly TileType[],
  places: readonly number[],
): void {
  const { at, memory } = position;
  const bag = Array.from(memory.subarray(at.bag + memory[at.bagNext], at.bag + memory[at.bagEnd]));
  const returning = new Map(places.map((place, number) => [place, types[number]?.index ?? NONE]));
  add(position, at.bagNext, -types.length);
  const first = at.bag + memory[at.bagNext];
  let next = 0;
  for (let place = 0; place < bag.length + types.length; place++) {
    write(position, first + place, returning.get(place) ?? (bag[next++] as number));
  }
}

function takeNext(position: Position, next: number): number {
  const type = position.memory[position.at.bag + position.memory[next]];
  add(position, next, 1);
  return type;
}

/** The tile that was drawn and is shown to all, if there is one. */
export function drawnTile(position: Position): TileType | undefined {
  const type = position.memory[position.at.drawnType];
  return type === NONE ? undefined : position.box.tiles[type];
}

/** Whether a tile was drawn and lies before the active seat. */
export function isTileDrawn(position: Position): boolean {
  return position.memory[position.at.drawnType] !== NONE;
}

/** Shows a drawn tile, or takes it away (NONE). */
export function setDrawnType(position: Position, type: number): void {
  write(position, position.at.drawnType, type);
}

/** How many tiles a seat holds. */
export function handSizeOf(position: Position, seat: number): number {
  return position.memory[position.at.handCount + seat];
}

/** The tiles that a seat holds: nobody else may see them (R-HAND-2). */
export function handOf(position: Position, seat: number): TileType[] {
  const { at, memory } = position;
  const first = at.hand + seat * HAND;
  return typesOf(position, memory.subarray(first, first + handSizeOf(position, seat)));
}

/** Adds a tile to a seat's hand. */
export function addToHand(position: Position, seat: number, type: number): void {
  const { at } = position;
  write(position, at.hand + seat * HAND + handSizeOf(position, seat), type);
  add(position, at.handCount + seat, 1);
}

/** Takes one tile of a type out of a seat's hand. */
export function takeFromHand(position: Position, seat: number, type: TileType): void {
  const { at, memory } = position;
  const first = at.hand + seat * HAND;
  const last = first + handSizeOf(position, seat) - 1;
  for (let place = memory.indexOf(type.index, first); place < last; place++) {
    write(position, place, memory[place + 1]);
  }
  add(position, at.handCount + seat, -1);
}

/** Empties a seat's hand. */
export function clearHand(position: Position, seat: number): void {
  write(position, position.at.handCount + seat, 0);
}

/** Puts a tile among those set aside (R-TILE-4). */
export function addToAside(position: Position, type: TileType): void {
  const { at, memory } = position;
  write(position, at.aside + memory[at.asideCount], type.index);
  add(position, at.asideCount, 1);
}

/** The tiles that were set aside, in order. */
export function asideTiles(position: Position): TileType[] {
  const { at, memory } = position;
  return typesOf(position, memory.subarray(at.aside, at.aside + memory[at.asideCount]));
}

function typesOf({ box }: Position, numbers: Iterable<number>): TileType[] {
  return Array.from(numbers, (number) => box.tiles[number] as TileType);
}
