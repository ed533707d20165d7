import type { TileType } from './board/tile-type.ts';
import { fillHand, isPlayedFromHand } from './drawing.ts';
import { canHoldTiles, setReturnSeed } from './held-tiles.ts';
import { beginPart } from './parts.ts';
import { fillBag } from './position/bag.ts';
import { layTile } from './position/lay-tile.ts';
import { type Addresses, type Capacity, layOut } from './position/layout.ts';
import { changeSupply } from './position/pieces.ts';
import { clearJournal, emptyPosition, type Position } from './position/position.ts';
import { seatsOf } from './position/seats.ts';
import { type Ruleset, tileTypeOf } from './ruleset.ts';
import type { StartTile } from './stack.ts';

/** The tiles on the table and in the bag before the first turn. */
export interface Deal {
  readonly start: readonly StartTile[];
  /** The whole bag in the order of the draws. */
  readonly draws: readonly string[];
  /** Tiles that are drawn and shown before hands are played (R-HAND-1). */
  isDrawnFirst(type: TileType): boolean;
  /** The seed of the places at which tiles held back return to the bag (`setReturnSeed`); all zeros if omitted. */
  readonly returns?: string | undefined;
}

/** The position before the first turn: start tiles laid, bag filled, pieces handed out (chapter 3). */
export function deal(ruleset: Ruleset, { start, draws, isDrawnFirst, returns }: Deal): Position {
  const types = draws.map((id) => tileTypeOf(ruleset, id));
  const layout = layoutFor(ruleset, capacityFor(ruleset, types, start));
  const position = emptyPosition(ruleset, layout, ruleset.state);
  for (const { tile, x, y, rotation } of start) {
    layTile(position, tileTypeOf(ruleset, tile), rotation / 90, x, y);
  }
  const inHands = isPlayedFromHand(position);
  const pile = inHands ? types.filter(isDrawnFirst) : [];
  fillBag(position, pile, inHands ? types.filter((type) => !isDrawnFirst(type)) : types);
  for (const seat of seatsOf(position)) {
    for (const [kind, { perSeat }] of ruleset.pieces.entries()) changeSupply(position, seat, kind, perSeat);
  }
  if (returns !== undefined && canHoldTiles(position)) setReturnSeed(position, returns);
  clearJournal(position);
  return position;
}

/** Deals the hands and begins the first turn (R-SETUP-10, R-HAND-1). */
export function beginGame(position: Position): void {
  if (isPlayedFromHand(position)) for (const seat of seatsOf(position)) fillHand(position, seat);
  beginPart(position, 0, 1);
}

/** The layout for games of this capacity; games of the same tiles share it. */
function layoutFor(ruleset: Ruleset, capacity: Capacity): Addresses {
  const key = JSON.stringify(capacity);
  const known = ruleset.layouts.get(key);
  if (known !== undefined) return known;
  const addresses = layOut(capacity, ruleset.state);
  ruleset.layouts.set(key, addresses);
  return addresses;
}

function capacityFor(ruleset: Ruleset, draws: readonly TileType[], start: readonly StartTile[]): Capacity {
  const { seats, pieces } = ruleset;
  const starts = start.map(({ tile }) => tileTypeOf(ruleset, tile));
  const ofSeats = ruleset.tiles.filter((type) => type.facts.fitsAnything);
  const tiles = draws.length + starts.length + ofSeats.length * seats;
  return {
    seats,
    pieceKinds: pieces.length,
    pieces: seats * pieces.reduce((sum, { perSeat }) => sum + perSeat, 0),
    tiles,
    // A supposed turn may lay any tile of the rules, also more often than the bag holds it.
    segments: tiles * Math.max(...ruleset.tiles.map(({ kindOf }) => kindOf.length)),
    draws: draws.length,
    startSpan: spanOf(start.map(({ x }) => x)) + spanOf(start.map(({ y }) => y)),
  };
}

function spanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
}
