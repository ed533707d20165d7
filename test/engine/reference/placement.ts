/** Where a tile may lie: chapter 5 of the rules, and the hole of an abbey. */
import { type Board, cellKey, isAbbey, neighbourOf } from './board.ts';
import { abbeyTile, type Rotation, rotations } from './position.ts';
import { beyond, edgeOf, oppositeSide, type Segment, turnedSegments } from './tile.ts';

export interface Spot {
  x: number;
  y: number;
  rotation: Rotation;
}

const allSides = [0, 1, 2, 3];

/** All legal placements of an ordinary tile, by x, y, rotation (R-TILE-1..3). */
export function legalPlacements(board: Board, tile: string): Spot[] {
  return frontier(board).flatMap((cell) =>
    rotations.map((rotation) => ({ ...cell, rotation })).filter((spot) => mayLie(board, tile, spot)),
  );
}

/** Whether the tile may be placed there. An abbey may only lie in a hole, unturned (R-ABBEY-2, R-ABBEY-5). */
export function mayLie(board: Board, tile: string, spot: Spot): boolean {
  if (board.cells.has(cellKey(spot.x, spot.y))) return false;
  const facing = allSides.filter((side) => neighbourOf(board, spot, side));
  if (tile === abbeyTile) return facing.length === 4 && spot.rotation === 0;
  const segments = turnedSegments(tile, spot.rotation);
  const fits = facing.every((side) => edgesMatch(board, segments, spot, side));
  return facing.length > 0 && fits && riverRunsOn(board, segments, spot);
}

/** Empty cells with four placed tiles beside them, by x, then y. */
export function holes(board: Board): Spot[] {
  return frontier(board)
    .map((cell): Spot => ({ ...cell, rotation: 0 }))
    .filter((spot) => mayLie(board, abbeyTile, spot));
}

function frontier(board: Board): { x: number; y: number }[] {
  const cells = new Map<string, { x: number; y: number }>();
  for (const cell of board.cells.values()) {
    for (const step of beyond) {
      const next = { x: cell.x + step.x, y: cell.y + step.y };
      if (!board.cells.has(cellKey(next.x, next.y))) cells.set(cellKey(next.x, next.y), next);
    }
  }
  return [...cells.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}

/** R-TILE-2: the edge as the neighbour sees it is the mirror of ours. */
function edgesMatch(board: Board, segments: Segment[], spot: Spot, side: number): boolean {
  const neighbour = neighbourOf(board, spot, side);
  if (!neighbour || isAbbey(neighbour)) return true;
  const theirs = edgeOf(neighbour.segments, oppositeSide(side)).reverse();
  return edgeOf(segments, side).join() === theirs.join();
}

/** R-RIVER-1 and R-RIVER-2, for tiles with water. */
function riverRunsOn(board: Board, segments: Segment[], spot: Spot): boolean {
  const sides = segments.filter((segment) => segment.kind === 'river').flatMap((segment) => segment.sides);
  if (sides.length === 0) return true;
  const isWater = (side: number) =>
    neighbourOf(board, spot, side)?.segments.some(
      (segment) => segment.kind === 'river' && segment.sides.includes(oppositeSide(side)),
    ) ?? false;
  const open = sides.filter((side) => !neighbourOf(board, spot, side));
  return sides.filter(isWater).length === 1 && open.every((side) => mouthIsFree(board, spot, side));
}

/** R-RIVER-2: six empty cells at the mouth. */
function mouthIsFree(board: Board, spot: Spot, side: number): boolean {
  const ahead = beyond[side] ?? { x: 0, y: 0 };
  const across = { x: ahead.y, y: ahead.x };
  return [1, 2].every((far) =>
    [-1, 0, 1].every((aside) => {
      const x = spot.x + far * ahead.x + aside * across.x;
      const y = spot.y + far * ahead.y + aside * across.y;
      return !board.cells.has(cellKey(x, y));
    }),
  );
}
