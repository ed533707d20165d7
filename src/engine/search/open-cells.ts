import { NEIGHBOUR_X, NEIGHBOUR_Y, SIDE_X, SIDE_Y } from '../core/board/cell.ts';
import { eachSegment, kindOfFeature, tileOf } from '../core/position/features.ts';
import { frontierAt } from '../core/position/frontier.ts';
import { tileAround, tileBeside } from '../core/position/grid.ts';
import { NONE } from '../core/position/position.ts';
import { segmentAtHalfEdge, segmentAtSide, xOf, yOf } from '../core/position/tiles.ts';
import type { Search } from './search.ts';

/**
 * An empty cell that a feature opens on.
 * @param frontier its number in the frontier, or NONE for a cell that only touches a corner of a monastery's tile
 * @param side of the cell, 0 to 3 from the north, by which the feature opens on it; NONE for a monastery
 */
export type OpenCell = (frontier: number, x: number, y: number, side: number) => void;

/** Calls back with each cell that a feature opens on, once for each open side, or with each empty cell around a monastery. */
export function eachOpenCell(search: Search, feature: number, visit: OpenCell): void {
  const { meets } = kindOfFeature(search, feature);
  if (meets === 'surroundings') eachCellAround(search, tileOf(search, feature), visit);
  else eachSegment(search, feature, (segment) => eachCellBeside(search, segment, meets === 'sides', visit));
}

function eachCellBeside(search: Search, segment: number, isWhole: boolean, visit: OpenCell): void {
  const tile = tileOf(search, segment);
  for (let side = 0; side < 4; side++) {
    if (!isAtSide(search, segment, tile, side, isWhole) || tileBeside(search, tile, side) !== NONE) continue;
    const x = xOf(search, tile) + SIDE_X[side];
    const y = yOf(search, tile) + SIDE_Y[side];
    visit(frontierAt(search, x, y), x, y, (side + 2) & 3);
  }
}

function isAtSide(search: Search, segment: number, tile: number, side: number, isWhole: boolean): boolean {
  if (isWhole) return segmentAtSide(search, tile, side) === segment;
  const isLeft = segmentAtHalfEdge(search, tile, side * 2) === segment;
  return isLeft || segmentAtHalfEdge(search, tile, side * 2 + 1) === segment;
}

function eachCellAround(search: Search, tile: number, visit: OpenCell): void {
  for (let direction = 0; direction < 8; direction++) {
    if (tileAround(search, tile, direction) !== NONE) continue;
    const x = xOf(search, tile) + NEIGHBOUR_X[direction];
    const y = yOf(search, tile) + NEIGHBOUR_Y[direction];
    visit(frontierAt(search, x, y), x, y, NONE);
  }
}
