import { NEIGHBOUR_X, NEIGHBOUR_Y, SIDE_X, SIDE_Y } from '../board/cell.ts';
import { NONE, type Position } from './position.ts';
import { xOf, yOf } from './tiles.ts';

/** Index of a cell in the grid; cells far outside the board share theirs with others. */
export function cellAt(position: Position, x: number, y: number): number {
  const { gridStride, gridCells } = position.at;
  return (x + y * gridStride) & (gridCells - 1);
}

/** The tile in a cell, however far away, or NONE. */
export function tileAt(position: Position, x: number, y: number): number {
  const tile = position.grid[cellAt(position, x, y)] - 1;
  return tile >= 0 && xOf(position, tile) === x && yOf(position, tile) === y ? tile : NONE;
}

/** The tile beside a tile, across one of its four sides, or NONE. */
export function tileBeside(position: Position, tile: number, side: number): number {
  return tileNear(position, xOf(position, tile) + SIDE_X[side], yOf(position, tile) + SIDE_Y[side]);
}

/** The tile in one of the eight directions around a tile, clockwise from the north, or NONE. */
export function tileAround(position: Position, tile: number, direction: number): number {
  const x = xOf(position, tile) + NEIGHBOUR_X[direction];
  return tileNear(position, x, yOf(position, tile) + NEIGHBOUR_Y[direction]);
}

/** The tile in a cell that is in the board's neighbourhood, where no two cells share a place in the grid, or NONE. */
function tileNear(position: Position, x: number, y: number): number {
  const tile = position.grid[cellAt(position, x, y)] - 1;
  return tile >= 0 ? tile : NONE;
}
