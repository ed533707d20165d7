import { z } from 'zod';
import type { Position } from '../../core/position/position.ts';
import { seatsOf } from '../../core/position/seats.ts';
import { perSeat } from '../../core/position/state.ts';
import { hasHole } from './holes.ts';

/** This expansion's reasons for refusing a decision. */
export const REASONS = ['no-hole', 'wagon-target'] as const;
export type Reason = (typeof REASONS)[number];

/** Abbeys that a seat still has: every seat begins with one (R-SETUP-3). */
export const abbeys = perSeat('abbeys', 1);

/** Whether a seat has its abbey and there is a hole for it (R-ABBEY-2, R-HAND-8). */
export function mayPlaceAbbey(position: Position, seat: number): boolean {
  return abbeys.get(position, seat) > 0 && hasHole(position);
}

/** See `abbeysView`. */
export const abbeysViewSchema = z
  .object({ abbeys: z.array(z.int().min(0).max(1)).max(6).describe('Abbeys that each seat still has.') })
  .meta({ id: 'AbbeyAndMayorView', description: 'The abbeys that the seats still have.' });

/** Abbeys of every seat. */
export function abbeysView(position: Position): z.infer<typeof abbeysViewSchema> {
  return { abbeys: seatsOf(position).map((seat) => abbeys.get(position, seat)) };
}
