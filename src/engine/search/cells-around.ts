import { NEIGHBOUR_X, NEIGHBOUR_Y } from '../core/board/cell.ts';
import { tileOf } from '../core/position/features.ts';
import { frontierAt } from '../core/position/frontier.ts';
import { tileAround } from '../core/position/grid.ts';
import { NONE } from '../core/position/position.ts';
import { xOf, yOf } from '../core/position/tiles.ts';
import type { Search } from './search.ts';

/**
 * Calls back with each empty cell around a monastery: its number in the frontier, or NONE where it only touches a corner
 * of the monastery's tile.
 */
export function eachCellAround(search: Search, monastery: number, visit: (frontier: number) => void): void {
  const tile = tileOf(search, monastery);
  for (let direction = 0; direction < 8; direction++) {
    if (tileAround(search, tile, direction) !== NONE) continue;
    const x = xOf(search, tile) + NEIGHBOUR_X[direction];
    const y = yOf(search, tile) + NEIGHBOUR_Y[direction];
    visit(frontierAt(search, x, y));
  }
}
