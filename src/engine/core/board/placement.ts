import { add, NONE, type Position, write, writeCell } from '../position.ts';
import type { Refusal } from '../refusal.ts';
import { refusal } from '../refusal.ts';
import {
  FACING_HALF_EDGE,
  NEIGHBOUR_X,
  NEIGHBOUR_Y,
  oppositeOf,
  type Rotation,
  SIDE_X,
  SIDE_Y,
} from './cell.ts';
import { addSegment, closeSide, firstSegmentOf, joinFeatures, openSides, typeOfTile } from './features.ts';
import { facingEdge, NO_SEGMENT, type TileType } from './tile-type.ts';

/** Where a tile may lie. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** Index of a cell in the grid; cells far outside the board share theirs with others. */
export function cellAt(position: Position, x: number, y: number): number {
  const { gridBits } = position.at;
  const mask = (1 << gridBits) - 1;
  return ((y & mask) << gridBits) | (x & mask);
}

/** Number of the tile at a place, however far away, or NONE. */
export function tileAt(position: Position, x: number, y: number): number {
  const { at, grid, memory } = position;
  const tile = grid[cellAt(position, x, y)] - 1;
  return tile >= 0 && memory[at.tileX + tile] === x && memory[at.tileY + tile] === y ? tile : NONE;
}

/** Whether a type fits into an empty cell of the frontier in a rotation of 0 to 3 quarter turns (R-TILE-2). */
export function fits(position: Position, type: TileType, frontier: number, rotation: number): boolean {
  const { at, memory } = position;
  const differ = type.edges[rotation] ^ memory[at.frontierEdges + frontier];
  if ((differ & memory[at.frontierCare + frontier] & type.care) !== 0) return false;
  const constraints = position.ruleset.constraints[type.index];
  if (constraints === undefined || constraints.length === 0) return true;
  const x = memory[at.frontierX + frontier];
  const y = memory[at.frontierY + frontier];
  return constraints.every((mayPlace) => mayPlace(position, type, rotation, x, y) === undefined);
}

/** Whether a type fits anywhere (R-TILE-4). */
export function fitsSomewhere(position: Position, type: TileType): boolean {
  const count = position.memory[position.at.frontierCount];
  for (let frontier = 0; frontier < count; frontier++) {
    for (let rotation = 0; rotation < 4; rotation++) {
      if (fits(position, type, frontier, rotation)) return true;
    }
  }
  return false;
}

/**
 * Lists the legal placements of a type as `frontier * 4 + rotation`, in the frontier's order.
 * @param out takes them, from its beginning; must hold four times the frontier
 * @returns how many there are
 */
export function listPlacements(position: Position, type: TileType, out: Int32Array): number {
  const frontiers = position.memory[position.at.frontierCount];
  let count = 0;
  for (let frontier = 0; frontier < frontiers; frontier++) {
    for (let rotation = 0; rotation < 4; rotation++) {
      if (fits(position, type, frontier, rotation)) out[count++] = frontier * 4 + rotation;
    }
  }
  return count;
}

/** The legal placements of a type, sorted by x, y, rotation (R-TILE-1..3). */
export function placementsOf(position: Position, type: TileType): Placement[] {
  const { at, memory } = position;
  const codes = new Int32Array(memory[at.frontierCount] * 4);
  const count = listPlacements(position, type, codes);
  return Array.from(codes.subarray(0, count), (code) => ({
    x: memory[at.frontierX + (code >> 2)],
    y: memory[at.frontierY + (code >> 2)],
    rotation: ((code & 3) * 90) as Rotation,
  })).sort((a, b) => a.x - b.x || a.y - b.y || a.rotation - b.rotation);
}

/** Number of the empty cell in the frontier, or NONE when no tile lies beside it, however far away it is. */
export function frontierAt(position: Position, x: number, y: number): number {
  const { at, grid, memory } = position;
  const frontier = -grid[cellAt(position, x, y)] - 1;
  const isThere =
    frontier >= 0 && memory[at.frontierX + frontier] === x && memory[at.frontierY + frontier] === y;
  return isThere ? frontier : NONE;
}

/** Why a type may not lie there, or undefined when it may. `rotation` in quarter turns. */
export function refusePlacement(
  position: Position,
  type: TileType,
  rotation: number,
  x: number,
  y: number,
): Refusal | undefined {
  if (tileAt(position, x, y) !== NONE) {
    return refusal('cell-not-free', 'R-TILE-1', `There is a tile at ${x},${y} already.`);
  }
  const frontier = frontierAt(position, x, y);
  if (frontier === NONE) {
    return refusal(
      'cell-not-free',
      'R-TILE-1',
      `The cell ${x},${y} does not share a side with any placed tile.`,
    );
  }
  const side = mismatchedSide(position, type, frontier, rotation);
  if (side !== undefined) {
    const detail = `At ${x},${y} turned by ${rotation * 90} degrees the ${side} side does not match its neighbour.`;
    return refusal('edges-do-not-match', 'R-TILE-2', detail);
  }
  for (const mayPlace of position.ruleset.constraints[type.index] ?? []) {
    const refused = mayPlace(position, type, rotation, x, y);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function mismatchedSide(
  position: Position,
  type: TileType,
  frontier: number,
  rotation: number,
): string | undefined {
  const { at, memory } = position;
  const differ =
    (type.edges[rotation] ^ memory[at.frontierEdges + frontier]) &
    memory[at.frontierCare + frontier] &
    type.care;
  return ['north', 'east', 'south', 'west'].find((_, side) => (differ & (15 << (side * 4))) !== 0);
}

/**
 * Lays a tile and joins, opens and closes features (R-FEAT-1, R-FEAT-2, R-ABBEY-3). Does not ask whether it may
 * lie there.
 * @param rotation quarter turns
 * @returns the tile's number
 */
export function layTile(position: Position, type: TileType, rotation: number, x: number, y: number): number {
  const { at, memory } = position;
  const tile = memory[at.tileCount];
  write(position, at.tileType + tile, type.index);
  write(position, at.tileRotation + tile, rotation);
  write(position, at.tileX + tile, x);
  write(position, at.tileY + tile, y);
  write(position, at.tileSegment + tile, memory[at.segmentCount]);
  write(position, at.tileCount, tile + 1);
  for (let segment = 0; segment < type.kindOf.length; segment++) addSegment(position, tile);
  const cell = cellAt(position, x, y);
  if (position.grid[cell] < 0) leaveFrontier(position, -position.grid[cell] - 1);
  writeCell(position, cell, tile + 1);
  for (let side = 0; side < 4; side++) meetNeighbour(position, type, tile, rotation, side);
  surround(position, type, tile, x, y);
  return tile;
}

function meetNeighbour(
  position: Position,
  type: TileType,
  tile: number,
  rotation: number,
  side: number,
): void {
  const { at, memory } = position;
  const x = memory[at.tileX + tile] + SIDE_X[side];
  const y = memory[at.tileY + tile] + SIDE_Y[side];
  const first = memory[at.tileSegment + tile];
  const own = type.sideSegment[rotation * 4 + side];
  const content = position.grid[cellAt(position, x, y)];
  if (content <= 0) {
    if (own !== NO_SEGMENT) openSides(position, first + own, 1);
    extendFrontier(position, x, y, oppositeOf(side), type, (type.edges[rotation] >> (side * 4)) & 15);
    return;
  }
  const neighbour = content - 1;
  const neighbourType = typeOfTile(position, neighbour);
  const neighbourFirst = firstSegmentOf(position, neighbour);
  const turned = memory[at.tileRotation + neighbour];
  const theirs = neighbourType.sideSegment[turned * 4 + oppositeOf(side)];
  if (theirs !== NO_SEGMENT) {
    closeSide(position, neighbourFirst + theirs);
    if (own !== NO_SEGMENT && type.kindOf[own] === neighbourType.kindOf[theirs]) {
      joinFeatures(position, first + own, neighbourFirst + theirs);
    }
  }
  for (let half = side * 2; half < side * 2 + 2; half++) {
    const ownHalf = type.halfSegment[rotation * 8 + half];
    const theirHalf = neighbourType.halfSegment[turned * 8 + FACING_HALF_EDGE[half]];
    if (ownHalf === NO_SEGMENT || theirHalf === NO_SEGMENT) continue;
    if (type.kindOf[ownHalf] === neighbourType.kindOf[theirHalf]) {
      joinFeatures(position, first + ownHalf, neighbourFirst + theirHalf);
    }
  }
}

/** Counts the empty cells round a new monastery and takes one from each monastery beside the tile (R-MON-1). */
function surround(position: Position, type: TileType, tile: number, x: number, y: number): void {
  let empty = 8;
  for (let direction = 0; direction < 8; direction++) {
    const content = position.grid[cellAt(position, x + NEIGHBOUR_X[direction], y + NEIGHBOUR_Y[direction])];
    if (content <= 0) continue;
    empty--;
    const { surrounded } = typeOfTile(position, content - 1);
    if (surrounded !== NO_SEGMENT) closeSide(position, firstSegmentOf(position, content - 1) + surrounded);
  }
  if (type.surrounded !== NO_SEGMENT)
    openSides(position, firstSegmentOf(position, tile) + type.surrounded, empty);
}

function extendFrontier(
  position: Position,
  x: number,
  y: number,
  side: number,
  neighbour: TileType,
  edge: number,
): void {
  const { at, memory } = position;
  const cell = cellAt(position, x, y);
  let frontier = -position.grid[cell] - 1;
  if (frontier < 0) {
    frontier = memory[at.frontierCount];
    write(position, at.frontierCount, frontier + 1);
    write(position, at.frontierX + frontier, x);
    write(position, at.frontierY + frontier, y);
    write(position, at.frontierEdges + frontier, 0);
    write(position, at.frontierCare + frontier, 0);
    writeCell(position, cell, -frontier - 1);
  }
  if (neighbour.care === 0) return;
  add(position, at.frontierEdges + frontier, facingEdge(edge) << (side * 4));
  add(position, at.frontierCare + frontier, 15 << (side * 4));
}

/** Takes a cell out of the frontier; the last one takes its number. */
function leaveFrontier(position: Position, frontier: number): void {
  const { at, memory } = position;
  const last = memory[at.frontierCount] - 1;
  write(position, at.frontierCount, last);
  if (frontier === last) return;
  for (const column of [at.frontierX, at.frontierY, at.frontierEdges, at.frontierCare]) {
    write(position, column + frontier, memory[column + last]);
  }
  writeCell(
    position,
    cellAt(position, memory[at.frontierX + last], memory[at.frontierY + last]),
    -frontier - 1,
  );
}
