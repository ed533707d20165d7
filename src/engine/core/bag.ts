import { fitsSomewhere } from './board/placement.ts';
import type { TileType } from './board/tile-type.ts';
import { add, NONE, type Position, report, write } from './position.ts';

/** Tiles that a seat may hold with a hand of three. */
export const HAND = 3;

/** Tiles still in the bag and in the pile before it. */
export function tilesLeft(position: Position): number {
  const { at, memory } = position;
  return memory[at.bagEnd] - memory[at.bagNext] + memory[at.pileEnd] - memory[at.pileNext];
}

/** Whether tiles are due that are drawn and shown in the turn: always, or while the first pile lasts (R-HAND-4). */
export function isDrawDue(position: Position): boolean {
  const { at, memory, ruleset } = position;
  return (
    ruleset.rules.handSize === 1 || memory[at.drawn] !== NONE || memory[at.pileNext] < memory[at.pileEnd]
  );
}

/** The types in a seat's hand. */
export function handOf(position: Position, seat: number): TileType[] {
  const { at, memory, ruleset } = position;
  const first = at.hand + seat * HAND;
  return Array.from(
    memory.subarray(first, first + memory[at.handCount + seat]),
    (type) => ruleset.tiles[type] as TileType,
  );
}

/** The type that was drawn and is shown to all, if there is one. */
export function drawnTile(position: Position): TileType | undefined {
  return position.ruleset.tiles[position.memory[position.at.drawn]];
}

/** Types that the active seat may place now: the drawn one, or those of its hand. */
export function playableTypes(position: Position): TileType[] {
  const drawn = drawnTile(position);
  return drawn === undefined ? handOf(position, position.memory[position.at.turnSeat]) : [drawn];
}

/**
 * Draws until a tile fits; the others are set aside openly (R-TILE-4). With a hand of three only the first pile is
 * drawn from.
 * @returns whether a drawn tile lies before the active seat now
 */
export function drawFittingTile(position: Position): boolean {
  const { at, memory, ruleset } = position;
  const [next, end] = ruleset.rules.handSize === 1 ? [at.bagNext, at.bagEnd] : [at.pileNext, at.pileEnd];
  for (;;) {
    if (memory[at.drawn] === NONE) {
      if (memory[next] >= memory[end]) return false;
      write(position, at.drawn, takeTop(position, next));
      reportDrawn(position);
    }
    if (fitsSomewhere(position, ruleset.tiles[memory[at.drawn]] as TileType)) return true;
    setAside(position, [memory[at.drawn]]);
    write(position, at.drawn, NONE);
  }
}

/** Fills a hand up to three from the bag (R-HAND-5). */
export function fillHand(position: Position, seat: number): void {
  const { at, memory } = position;
  let taken = 0;
  while (memory[at.handCount + seat] < HAND && memory[at.bagNext] < memory[at.bagEnd]) {
    write(position, at.hand + seat * HAND + memory[at.handCount + seat], takeTop(position, at.bagNext));
    add(position, at.handCount + seat, 1);
    taken++;
  }
  if (taken > 0) report(position, { type: 'hand-filled', seat, taken, left: tilesLeft(position) });
}

/** Sets a whole hand aside and draws a new one (R-HAND-7). */
export function exchangeHand(position: Position, seat: number): void {
  const { at, memory } = position;
  const first = at.hand + seat * HAND;
  setAside(position, [...memory.subarray(first, first + memory[at.handCount + seat])]);
  write(position, at.handCount + seat, 0);
  fillHand(position, seat);
}

/** Takes one tile of a type out of the active seat's hand, or the drawn one. */
export function takePlayed(position: Position, type: TileType): void {
  const { at, memory } = position;
  if (memory[at.drawn] !== NONE) {
    write(position, at.drawn, NONE);
    return;
  }
  const seat = memory[at.turnSeat];
  const first = at.hand + seat * HAND;
  const last = first + memory[at.handCount + seat] - 1;
  for (let place = memory.indexOf(type.index, first); place < last; place++)
    write(position, place, memory[place + 1]);
  add(position, at.handCount + seat, -1);
}

/** Ids of the tiles that were set aside, in order. */
export function asideTiles(position: Position): string[] {
  const { at, memory } = position;
  return idsOf(position, memory.subarray(at.aside, at.aside + memory[at.asideCount]));
}

function takeTop(position: Position, next: number): number {
  const type = position.memory[position.at.bag + position.memory[next]];
  add(position, next, 1);
  return type;
}

function setAside(position: Position, types: readonly number[]): void {
  const { at, memory } = position;
  for (const type of types) {
    write(position, at.aside + memory[at.asideCount], type);
    add(position, at.asideCount, 1);
  }
  report(position, { type: 'tiles-set-aside', seat: memory[at.turnSeat], tiles: idsOf(position, types) });
}

function idsOf(position: Position, types: Iterable<number>): string[] {
  return Array.from(types, (type) => position.ruleset.tiles[type]?.facts.id ?? '');
}

function reportDrawn(position: Position): void {
  if (position.events === undefined) return;
  const { at, memory } = position;
  const tile = drawnTile(position)?.facts.id ?? '';
  report(position, { type: 'tile-drawn', seat: memory[at.turnSeat], tile, left: tilesLeft(position) });
}
