import type { Position } from '../../core/position/position.ts';
import { perSeat } from '../../core/position/state.ts';
import { holesOf } from './holes.ts';

/** Abbeys that a seat still has: every seat begins with one (R-SETUP-3). */
export const abbeys = perSeat('abbeys', 1);

/** Whether a seat has its abbey and there is a hole for it (R-ABBEY-2, R-HAND-8). */
export function mayPlaceAbbey(position: Position, seat: number): boolean {
  return abbeys.get(position, seat) > 0 && holesOf(position).length > 0;
}
