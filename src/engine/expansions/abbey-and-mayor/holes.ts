import { SIDE_X, SIDE_Y } from '../../core/board/cell.ts';
import { frontierAt, frontierCount, frontierX, frontierY } from '../../core/position/frontier.ts';
import { tileAt } from '../../core/position/grid.ts';
import { NONE, type Position } from '../../core/position/position.ts';

/** An empty cell whose four sides all face placed tiles (R-ABBEY-2). */
export interface Hole {
  readonly x: number;
  readonly y: number;
}

/** All holes, sorted by x, then y. */
export function holesOf(position: Position): Hole[] {
  const cells = Array.from({ length: frontierCount(position) }, (_, frontier) => ({
    x: frontierX(position, frontier),
    y: frontierY(position, frontier),
  }));
  return cells.filter(({ x, y }) => isEnclosed(position, x, y)).sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Whether there is any hole. */
export function hasHole(position: Position): boolean {
  for (let frontier = frontierCount(position) - 1; frontier >= 0; frontier--) {
    if (isEnclosed(position, frontierX(position, frontier), frontierY(position, frontier))) return true;
  }
  return false;
}

/** Whether a cell is a hole. */
export function isHole(position: Position, { x, y }: Hole): boolean {
  return frontierAt(position, x, y) !== NONE && isEnclosed(position, x, y);
}

function isEnclosed(position: Position, x: number, y: number): boolean {
  for (let side = 0; side < 4; side++) {
    if (tileAt(position, x + SIDE_X[side], y + SIDE_Y[side]) === NONE) return false;
  }
  return true;
}
