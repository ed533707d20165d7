import { fillHand } from './bag.ts';
import { layTile } from './board/placement.ts';
import type { TileType } from './board/tile-type.ts';
import type { StartTile } from './expansion.ts';
import { changeSupply } from './pieces.ts';
import { emptyPosition, type Position } from './position.ts';
import { layoutFor, type Ruleset, tileTypeOf } from './ruleset.ts';
import { beginPart } from './turn.ts';

/** What is on the table and in the bag before the first turn. */
export interface Deal {
  readonly start: readonly StartTile[];
  /** The whole bag in the order of the draws. */
  readonly draws: readonly string[];
  /** Tiles that are drawn and shown before hands are played (R-HAND-1). */
  isDrawnFirst(type: TileType): boolean;
}

/**
 * The position before the first turn: start tiles laid, bag filled, hands dealt (chapter 3).
 * `events` of the position, when given, hear of the hands.
 */
export function deal(ruleset: Ruleset, { start, draws, isDrawnFirst }: Deal): Position {
  const types = draws.map((id) => tileTypeOf(ruleset, id));
  const starts = start.map(({ tile }) => tileTypeOf(ruleset, tile));
  const position = emptyPosition(ruleset, layoutFor(ruleset, capacityFor(ruleset, types, starts, start)));
  for (const [index, { x, y, rotation }] of start.entries()) {
    layTile(position, starts[index] as TileType, rotation / 90, x, y);
  }
  const inHands = ruleset.rules.handSize > 1;
  const pile = inHands ? types.filter(isDrawnFirst) : [];
  fillBag(position, pile, inHands ? types.filter((type) => !isDrawnFirst(type)) : types);
  for (let seat = 0; seat < ruleset.seats; seat++) {
    for (const [kind, { perSeat }] of ruleset.pieces.entries()) changeSupply(position, seat, kind, perSeat);
  }
  for (const begin of ruleset.hooks.start) begin(position);
  return position;
}

/** Deals the hands and begins the first turn (R-SETUP-10, R-HAND-1). */
export function beginGame(position: Position): void {
  if (position.ruleset.rules.handSize > 1) {
    for (let seat = 0; seat < position.at.seats; seat++) fillHand(position, seat);
  }
  beginPart(position, 0, 1);
}

function fillBag(position: Position, pile: readonly TileType[], bag: readonly TileType[]): void {
  const { at, memory } = position;
  memory.set(
    [...pile, ...bag].map((type) => type.index),
    at.bag,
  );
  memory[at.pileEnd] = pile.length;
  memory[at.bagNext] = pile.length;
  memory[at.bagEnd] = pile.length + bag.length;
}

function capacityFor(
  ruleset: Ruleset,
  draws: readonly TileType[],
  starts: readonly TileType[],
  start: readonly StartTile[],
) {
  const ofSeats = ruleset.tiles.filter((type) => type.facts.fitsAnything);
  const segmentsOf = (types: readonly TileType[]) => types.reduce((sum, type) => sum + type.kindOf.length, 0);
  return {
    tiles: draws.length + starts.length + ofSeats.length * ruleset.seats,
    segments: segmentsOf(draws) + segmentsOf(starts) + segmentsOf(ofSeats) * ruleset.seats,
    bag: draws.length,
    startSpan: Math.max(spanOf(start.map(({ x }) => x)), spanOf(start.map(({ y }) => y))),
  };
}

function spanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
}
