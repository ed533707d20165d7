import { hasPieceOn, type PieceKind } from '../../core/pieces.ts';
import type { Position } from '../../core/position.ts';
import { pieceNumber } from '../../core/ruleset.ts';

/** The pig: a figure that makes its seat's cities worth one point more (R-DEP-11, R-TB-5). */
export const pig: PieceKind = {
  name: 'pig',
  perSeat: 1,
  follower: false,
  claims: ['field'],
  claimsRule: 'R-DEP-11',
  joinsOwnFollower: 'R-DEP-11',
  sentences: { 'R-DEP-11': 'A pig joins a farmer of your own in its field.' },
  strength: () => 0,
};

/** One point more per city for a seat whose pig stands in the field (R-FIELD-7). */
export function pigBonus(position: Position, field: number, seat: number): number {
  return hasPieceOn(position, seat, pieceNumber(position.ruleset, pig.name), field) ? 1 : 0;
}
