import { FACING_HALF_EDGE, NEIGHBOUR_X, NEIGHBOUR_Y, oppositeOf, SIDE_X, SIDE_Y } from '../board/cell.ts';
import { NO_SEGMENT, type TileType } from '../board/tile-type.ts';
import { addSegment, closeSide, joinFeatures, openSides } from './features.ts';
import { extendFrontier, leaveFrontier } from './frontier.ts';
import { cellAt } from './grid.ts';
import { markOf, type Position, undoTo, writeCell } from './position.ts';
import { addTile, firstSegmentOf, quarterTurnsOf, surroundedSegment, typeOfTile, xOf, yOf } from './tiles.ts';

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

/** Calls with the number of a tile as if it were laid, and takes it back. */
export function withTileLaid<Found>(
  position: Position,
  type: TileType,
  { quarterTurns, x, y }: { readonly quarterTurns: number; readonly x: number; readonly y: number },
  find: (tile: number) => Found,
): Found {
  const mark = markOf(position);
  const found = find(layTile(position, type, quarterTurns, x, y));
  undoTo(position, mark);
  return found;
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
    meetNeighbour(position, type, firstSegmentOf(position, tile), quarterTurns, side, neighbour);
    return;
  }
  const open = type.sideSegment[quarterTurns * 4 + side];
  if (open !== NO_SEGMENT) openSides(position, firstSegmentOf(position, tile) + open, 1);
  extendFrontier(position, x, y, oppositeOf(side), type, (type.edges[quarterTurns] >> (side * 4)) & 15);
}

/** Closes and joins what meets over one side; reads both tiles once, because this runs for every placement tried. */
function meetNeighbour(
  position: Position,
  type: TileType,
  first: number,
  quarterTurns: number,
  side: number,
  neighbour: number,
): void {
  const theirType = typeOfTile(position, neighbour);
  const theirFirst = firstSegmentOf(position, neighbour);
  const theirTurns = quarterTurnsOf(position, neighbour);
  const ours = type.sideSegment[quarterTurns * 4 + side];
  const theirs = theirType.sideSegment[theirTurns * 4 + oppositeOf(side)];
  if (theirs !== NO_SEGMENT) {
    closeSide(position, theirFirst + theirs);
    if (ours !== NO_SEGMENT && type.kindOf[ours] === theirType.kindOf[theirs]) {
      joinFeatures(position, first + ours, theirFirst + theirs);
    }
  }
  for (let half = side * 2; half < side * 2 + 2; half++) {
    const ourHalf = type.halfSegment[quarterTurns * 8 + half];
    const theirHalf = theirType.halfSegment[theirTurns * 8 + FACING_HALF_EDGE[half]];
    if (ourHalf === NO_SEGMENT || theirHalf === NO_SEGMENT) continue;
    if (type.kindOf[ourHalf] === theirType.kindOf[theirHalf]) {
      joinFeatures(position, first + ourHalf, theirFirst + theirHalf);
    }
  }
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
