import type { PieceKind } from '../../core/piece-kind.ts';
import { hasPieceOn } from '../../core/position/pieces.ts';
import type { Position } from '../../core/position/position.ts';

/** The pig: a figure that makes the cities of its field worth one point more to its seat (R-DEP-11, R-TB-5). */
export const pig: PieceKind = {
  name: 'pig',
  perSeat: 1,
  follower: false,
  claims: ['field'],
  claimsRule: 'R-DEP-11',
  joinsFollower: 'R-DEP-11',
  sentences: { 'R-DEP-11': 'A pig joins a farmer of your own in its field.' },
  strength: () => 0,
};

/** One point more per city for a seat whose pig stands in the field (R-FIELD-7). */
export function pigBonus(position: Position, field: number, seat: number): number {
  return hasPieceOn(position, field, { seat, kind: pig }) ? 1 : 0;
}
