import type { Explanation } from '../events.ts';
import { nameOfFeature } from '../position/places.ts';
import { type Position, report } from '../position/position.ts';
import { addPoints } from '../position/seats.ts';

/** Points for a seat, with their reason. */
export interface Payment {
  readonly seat: number;
  readonly points: number;
  /** `city`, `road-incomplete`, `field`, `goods-wine`, ... */
  readonly kind: string;
  /** The feature that pays, by number, or by name where it is no feature of the board. */
  readonly feature?: number | string;
  readonly explanation?: Explanation;
  /** Whether they are no points for what the tile of this part scored (R-COUNT-3). */
  readonly isApart?: boolean;
}

/** Gives points to a seat and says why; 0 points are no entry (R-END-3, R-COUNT-3). */
export function pay(position: Position, payment: Payment): void {
  const { seat, points, kind, feature, explanation, isApart = false } = payment;
  if (points === 0) return;
  addPoints(position, seat, points, !isApart);
  if (position.events === undefined) return;
  const name = typeof feature === 'number' ? nameOfFeature(position, feature) : feature;
  report(position, {
    type: 'scored',
    seat,
    points,
    kind,
    ...(name === undefined ? {} : { feature: name }),
    ...(explanation === undefined ? {} : { explanation }),
  });
}
