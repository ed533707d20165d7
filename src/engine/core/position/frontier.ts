import { facingEdge, type TileType } from '../board/tile-type.ts';
import { cellAt } from './grid.ts';
import { add, NONE, type Position, write, writeCell } from './position.ts';

/** The frontier: empty cells that share a side with a tile, in no particular order. */

/** How many empty cells share a side with a tile. */
export function frontierCount(position: Position): number {
  return position.memory[position.at.frontierCount];
}

/** Column of an empty cell of the frontier. */
export function frontierX(position: Position, frontier: number): number {
  return position.memory[position.at.frontierX + frontier];
}

/** Row of an empty cell of the frontier. */
export function frontierY(position: Position, frontier: number): number {
  return position.memory[position.at.frontierY + frontier];
}

/** Number of the empty cell in the frontier, or NONE when no tile lies beside it, however far away it is. */
export function frontierAt(position: Position, x: number, y: number): number {
  const frontier = -position.grid[cellAt(position, x, y)] - 1;
  const isThere = frontier >= 0 && frontierX(position, frontier) === x && frontierY(position, frontier) === y;
  return isThere ? frontier : NONE;
}

/** Bits of the sides by which a type does not match the neighbours of an empty cell, 4 bits a side. */
export function mismatchAt(
  position: Position,
  frontier: number,
  type: TileType,
  quarterTurns: number,
): number {
  const { at, memory } = position;
  const difference = type.edges[quarterTurns] ^ memory[at.frontierEdges + frontier];
  return difference & memory[at.frontierCare + frontier] & type.care;
}

/**
 * Records the edge that a new tile shows to an empty cell beside it, which joins the frontier.
 * @param side of the empty cell that the tile is at
 * @param edge that the tile shows there, as 4 bits of TileType.edges
 */
export function extendFrontier(
  position: Position,
  x: number,
  y: number,
  side: number,
  tile: TileType,
  edge: number,
): void {
  const { at } = position;
  const cell = cellAt(position, x, y);
  const known = -position.grid[cell] - 1;
  const frontier = known < 0 ? joinFrontier(position, cell, x, y) : known;
  if (tile.care === 0) return;
  add(position, at.frontierEdges + frontier, facingEdge(edge) << (side * 4));
  add(position, at.frontierCare + frontier, 15 << (side * 4));
}

function joinFrontier(position: Position, cell: number, x: number, y: number): number {
  const { at, memory } = position;
  const frontier = memory[at.frontierCount];
  write(position, at.frontierCount, frontier + 1);
  write(position, at.frontierX + frontier, x);
  write(position, at.frontierY + frontier, y);
  write(position, at.frontierEdges + frontier, 0);
  write(position, at.frontierCare + frontier, 0);
  writeCell(position, cell, -frontier - 1);
  return frontier;
}

/** Takes a cell out of the frontier; the last one takes its number. */
export function leaveFrontier(position: Position, frontier: number): void {
  const { at, memory } = position;
  const last = memory[at.frontierCount] - 1;
  write(position, at.frontierCount, last);
  if (frontier === last) return;
  for (const column of [at.frontierX, at.frontierY, at.frontierEdges, at.frontierCare]) {
    write(position, column + frontier, memory[column + last]);
  }
  const cell = cellAt(position, memory[at.frontierX + last], memory[at.frontierY + last]);
  writeCell(position, cell, -frontier - 1);
}
