import { facingEdge, type TileType } from '../board/tile-type.ts';
import { cellAt } from './grid.ts';
import { add, NONE, type Position, write, writeCell } from './position.ts';

/** The frontier: empty cells that share a side with a tile, in no particular order. */

/** How many empty cells share a side with a tile. */
export function frontierCount(position: Position): number {
  return position.memory[position.at.frontierCount];
}

/** How many empty cells a position has room for. */
export function frontierRoom({ at }: Position): number {
  return at.frontierY - at.frontierX;
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

/** Edges that the neighbours of an empty cell show, 4 bits a side (N lowest), 0 where there is none to match. */
export function edgesAround({ at, memory }: Position, frontier: number): number {
  return memory[at.frontierEdges + frontier];
}

/** Rotations of a type that match the neighbours of an empty cell, as 4 bits by number of quarter turns. */
export function matchesAt({ at, memory }: Position, frontier: number, { matches }: TileType): number {
  return rotationsThatMatch(matches, memory[at.frontierEdges + frontier]);
}

/** Rotations that match edges around a cell (`edgesAround`), by `matches` of a type, as 4 bits by quarter turns. */
export function rotationsThatMatch(matches: Uint8Array, edges: number): number {
  return matches[edges & 255] & matches[256 + (edges >> 8)];
}

/** The first side, from the north, where a type does not match the neighbours of an empty cell, or NONE. */
export function mismatchedSide(
  { at, memory }: Position,
  frontier: number,
  type: TileType,
  quarterTurns: number,
): number {
  if (type.facts.fitsAnything) return NONE;
  for (let side = 0; side < 4; side++) {
    const shown = (memory[at.frontierEdges + frontier] >> (side * 4)) & 15;
    if (shown !== 0 && shown !== ((type.edges[quarterTurns] >> (side * 4)) & 15)) return side;
  }
  return NONE;
}

/**
 * Lists where the edges of a type match, as `frontier * 4 + quarterTurns`. Robots and random games spend most of their
 * time here; without branches, as processors would guess every second one wrong.
 * @param out takes them, from its beginning; must hold four times the frontier
 * @returns how many there are
 */
export function listMatches({ at, memory }: Position, { matches }: TileType, out: Int32Array): number {
  const end = at.frontierEdges + memory[at.frontierCount];
  let count = 0;
  let code = 0;
  for (let address = at.frontierEdges; address < end; address++) {
    const turns = rotationsThatMatch(matches, memory[address]);
    out[count] = code;
    count += turns & 1;
    out[count] = code + 1;
    count += (turns >> 1) & 1;
    out[count] = code + 2;
    count += (turns >> 2) & 1;
    out[count] = code + 3;
    count += turns >> 3;
    code += 4;
  }
  return count;
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
  if (tile.facts.fitsAnything) return;
  add(position, at.frontierEdges + frontier, facingEdge(edge) << (side * 4));
}

function joinFrontier(position: Position, cell: number, x: number, y: number): number {
  const { at, memory } = position;
  const frontier = memory[at.frontierCount];
  write(position, at.frontierCount, frontier + 1);
  write(position, at.frontierX + frontier, x);
  write(position, at.frontierY + frontier, y);
  write(position, at.frontierEdges + frontier, 0);
  writeCell(position, cell, -frontier - 1);
  return frontier;
}

/** Takes a cell out of the frontier; the last one takes its number. */
export function leaveFrontier(position: Position, frontier: number): void {
  const { at, memory } = position;
  const last = memory[at.frontierCount] - 1;
  write(position, at.frontierCount, last);
  if (frontier === last) return;
  for (const column of [at.frontierX, at.frontierY, at.frontierEdges]) {
    write(position, column + frontier, memory[column + last]);
  }
  const cell = cellAt(position, memory[at.frontierX + last], memory[at.frontierY + last]);
  writeCell(position, cell, -frontier - 1);
}
