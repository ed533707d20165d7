import { tileAt } from '../../core/position/grid.ts';
import { declarePlaces, pieceAtPlace, pieceRows, placeOffBoard } from '../../core/position/pieces.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { seatCount } from '../../core/position/seats.ts';
import { perSeat, perTile } from '../../core/position/state.ts';
import { tileCount, typeOfTile } from '../../core/position/tiles.ts';

/** The mark of a tile on which a tower can be built (R-TOWER-1). */
export const FOUNDATION = 'foundation';

/** Reasons for which this expansion's rules refuse a decision. */
export const REASONS = ['no-tower', 'no-floor', 'no-capture', 'no-prisoner'] as const;
export type Reason = (typeof REASONS)[number];

/** Floors in the supply of each seat at the start, by the number of seats (R-DT-4). */
const FLOORS: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };

/** Floors of the tower on a tile. */
export const floors = perTile('floors of towers');
/** Floors that a seat has built. */
const built = perSeat('floors built');

export const towerState = [floors, built];

/** Room for the tops of towers, one for each tile that a game can have. */
const MAX_TILES = 1024;
const MAX_SEATS = 6;
const TOPS = declarePlaces(MAX_TILES);
const PRISONS = declarePlaces(MAX_SEATS);

/** The place off the board that stands for the top of the tower on a tile. */
export const topPlace = (tile: number): number => TOPS + tile;
/** The place off the board that stands for the prisoners of a seat. */
export const prisonPlace = (seat: number): number => PRISONS + seat;

/** Floors that a seat can still build (R-DT-4). */
export function floorsLeft(position: Position, seat: number): number {
  return (FLOORS[seatCount(position)] ?? 0) - built.get(position, seat);
}

/** Adds a floor of a seat to the tower on a tile. @returns how many floors it has now */
export function addFloor(position: Position, seat: number, tile: number): number {
  built.set(position, seat, built.get(position, seat) + 1);
  floors.set(position, tile, floors.get(position, tile) + 1);
  return floors.get(position, tile);
}

/** The follower on top of the tower on a tile, or NONE; a foundation has none. */
export function topOf(position: Position, tile: number): number {
  return floors.get(position, tile) === 0 ? NONE : pieceAtPlace(position, topPlace(tile));
}

/** Whether a tile bears a foundation, on which a tower is or may be. */
export function hasFoundation(position: Position, tile: number): boolean {
  return typeOfTile(position, tile).facts.marks.has(FOUNDATION);
}

/** All tiles with a foundation, in the order of their placement. */
export function foundations(position: Position): number[] {
  const found: number[] = [];
  for (let tile = 0; tile < tileCount(position); tile++) if (hasFoundation(position, tile)) found.push(tile);
  return found;
}

/** Foundations and towers without a follower on top (R-TOWER-1, R-TOWER-6). */
export function openTowers(position: Position): number[] {
  return foundations(position).filter((tile) => topOf(position, tile) === NONE);
}

/** The open tower or foundation in a cell, or NONE. */
export function openTowerAt(position: Position, { x, y }: { x: number; y: number }): number {
  const tile = tileAt(position, x, y);
  if (tile === NONE || !hasFoundation(position, tile) || topOf(position, tile) !== NONE) return NONE;
  return tile;
}

/** A prisoner by its row, and the seat that holds it. */
export interface Prisoner {
  readonly piece: number;
  readonly holder: number;
}

/** All prisoners. */
export function prisoners(position: Position): Prisoner[] {
  const found: Prisoner[] = [];
  for (let piece = 0; piece < pieceRows(position); piece++) {
    const holder = placeOffBoard(position, piece) - PRISONS;
    if (holder >= 0 && holder < MAX_SEATS) found.push({ piece, holder });
  }
  return found;
}
