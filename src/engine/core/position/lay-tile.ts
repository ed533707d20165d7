import { FACING_HALF_EDGE, NEIGHBOUR_X, NEIGHBOUR_Y, oppositeOf, SIDE_X, SIDE_Y } from '../board/cell.ts';
import { NO_SEGMENT, type TileType } from '../board/tile-type.ts';
import { addSegment, closeSide, joinFeatures, kindOfSegment, openSides } from './features.ts';
import { extendFrontier, leaveFrontier } from './frontier.ts';
import { cellAt } from './grid.ts';
import { type Position, writeCell } from './position.ts';
import { addTile, segmentAtHalfEdge, segmentAtSide, surroundedSegment, xOf, yOf } from './tiles.ts';

/**
 * Lays a tile and joins, opens and closes features (R-FEAT-1, R-FEAT-2, R-ABBEY-3). Does not check whether it may
 * lie there.
 * @param quarterTurns 0 to 3, clockwise
 * @returns the tile's number
 */
export function layTile(
  position: Position,
  type: TileType,
  quarterTurns: number,
  x: number,
  y: number,
): number {
  const tile = addTile(position, type, quarterTurns, x, y);
  for (let segment = 0; segment < type.kindOf.length; segment++) addSegment(position, tile);
  const cell = cellAt(position, x, y);
  if (position.grid[cell] < 0) leaveFrontier(position, -position.grid[cell] - 1);
  writeCell(position, cell, tile + 1);
  for (let side = 0; side < 4; side++) meetSide(position, type, tile, quarterTurns, side);
  surround(position, tile, x, y);
  return tile;
}

function meetSide(
  position: Position,
  type: TileType,
  tile: number,
  quarterTurns: number,
  side: number,
): void {
  const x = xOf(position, tile) + SIDE_X[side];
  const y = yOf(position, tile) + SIDE_Y[side];
  const neighbour = position.grid[cellAt(position, x, y)] - 1;
  if (neighbour >= 0) {
    joinSides(position, tile, neighbour, side);
    joinHalfEdges(position, tile, neighbour, side * 2);
    joinHalfEdges(position, tile, neighbour, side * 2 + 1);
    return;
  }
  const open = segmentAtSide(position, tile, side);
  if (open !== NO_SEGMENT) openSides(position, open, 1);
  extendFrontier(position, x, y, oppositeOf(side), type, (type.edges[quarterTurns] >> (side * 4)) & 15);
}

function joinSides(position: Position, tile: number, neighbour: number, side: number): void {
  const theirs = segmentAtSide(position, neighbour, oppositeOf(side));
  if (theirs === NO_SEGMENT) return;
  closeSide(position, theirs);
  const ours = segmentAtSide(position, tile, side);
  if (ours !== NO_SEGMENT && kindOfSegment(position, ours) === kindOfSegment(position, theirs)) {
    joinFeatures(position, ours, theirs);
  }
}

function joinHalfEdges(position: Position, tile: number, neighbour: number, halfEdge: number): void {
  const ours = segmentAtHalfEdge(position, tile, halfEdge);
  if (ours === NO_SEGMENT) return;
  const theirs = segmentAtHalfEdge(position, neighbour, FACING_HALF_EDGE[halfEdge]);
  if (theirs === NO_SEGMENT) return;
  if (kindOfSegment(position, ours) === kindOfSegment(position, theirs)) joinFeatures(position, ours, theirs);
}

/** Counts the empty cells around a new monastery and takes one from each monastery beside the tile (R-MON-1). */
function surround(position: Position, tile: number, x: number, y: number): void {
  let empty = 8;
  for (let direction = 0; direction < 8; direction++) {
    const neighbour =
      position.grid[cellAt(position, x + NEIGHBOUR_X[direction], y + NEIGHBOUR_Y[direction])] - 1;
    if (neighbour < 0) continue;
    empty--;
    const monastery = surroundedSegment(position, neighbour);
    if (monastery !== NO_SEGMENT) closeSide(position, monastery);
  }
  const surrounded = surroundedSegment(position, tile);
  if (surrounded !== NO_SEGMENT) openSides(position, surrounded, empty);
}
