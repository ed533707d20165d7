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
  return cells.filter((cell) => isEnclosed(position, cell)).sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Whether a cell is a hole. */
export function isHole(position: Position, cell: Hole): boolean {
  return frontierAt(position, cell.x, cell.y) !== NONE && isEnclosed(position, cell);
}

function isEnclosed(position: Position, { x, y }: Hole): boolean {
  return [0, 1, 2, 3].every((side) => tileAt(position, x + SIDE_X[side], y + SIDE_Y[side]) !== NONE);
}
