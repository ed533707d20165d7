import type { StateColumn } from './layout.ts';
import { type Position, write } from './position.ts';

/**
 * State of expansions. An expansion declares its columns once, as constants, lists them in its `state` hook, and reads
 * and writes by them. They are copied and undone like everything else in a position.
 */

/** One integer for the game. */
export interface GameState extends StateColumn {
  get(position: Position): number;
  set(position: Position, value: number): void;
}

/** Integers by a number from 0: of a seat, of a tile, or of their place in a row. */
export interface RowState extends StateColumn {
  get(position: Position, index: number): number;
  set(position: Position, index: number, value: number): void;
}

/** A row of integers for each seat, by an index from 0. */
export interface SeatRowState extends StateColumn {
  get(position: Position, seat: number, index: number): number;
  add(position: Position, seat: number, index: number, amount: number): void;
}

/** Numbers state columns, so that a layout finds their address without a look-up by name. */
let declared = 0;

/**
 * Declares one integer for the game.
 * @param first its value before the first turn
 */
export function perGame(name: string, first = 0): GameState {
  const number = declared++;
  return {
    number,
    first,
    rows: () => 1,
    get: (position) => position.memory[addressOf(position, number, name)],
    set: (position, value) => write(position, addressOf(position, number, name), value),
  };
}

/**
 * Declares one integer for each seat.
 * @param first its value before the first turn
 */
export const perSeat = (name: string, first = 0): RowState => rowOf(name, ({ seats }) => seats, first);

/** Declares one integer for each tile on the board, 0 before the first turn. */
export const perTile = (name: string): RowState => rowOf(name, ({ tiles }) => tiles);

/** Declares as many integers as there are tiles in the bag, 0 before the first turn. */
export const perDraw = (name: string): RowState => rowOf(name, ({ draws }) => draws);

/** Declares a row of integers for the game, all 0 before the first turn. */
export const rowPerGame = (name: string, length: number): RowState => rowOf(name, () => length);

function rowOf(name: string, rows: StateColumn['rows'], first = 0): RowState {
  const number = declared++;
  return {
    number,
    first,
    rows,
    get: (position, index) => position.memory[addressOf(position, number, name) + index],
    set: (position, index, value) => write(position, addressOf(position, number, name) + index, value),
  };
}

/** Declares a row of integers for each seat, all 0 before the first turn. */
export function rowPerSeat(name: string, length: number): SeatRowState {
  const number = declared++;
  const addressAt = (position: Position, seat: number, index: number) =>
    addressOf(position, number, name) + seat * length + index;
  return {
    number,
    first: 0,
    rows: ({ seats }) => seats * length,
    get: (position, seat, index) => position.memory[addressAt(position, seat, index)],
    add(position, seat, index, amount) {
      const address = addressAt(position, seat, index);
      write(position, address, position.memory[address] + amount);
    },
  };
}

/** @throws Error when the expansion that declared the column is not in play, or does not list it in `state` */
function addressOf(position: Position, number: number, name: string): number {
  const address = position.at.state[number];
  if (address === undefined) throw new Error(`this game has no state "${name}"`);
  return address;
}
