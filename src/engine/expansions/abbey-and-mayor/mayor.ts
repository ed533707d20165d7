import type { PieceKind } from '../../core/piece-kind.ts';
import { marksOf } from '../../core/scoring/feature-facts.ts';

/** The mayor: a follower for cities that weighs as much as the city has shields (R-MAYOR-1, R-MAYOR-2). */
export const mayor: PieceKind = {
  name: 'mayor',
  perSeat: 1,
  follower: true,
  claims: ['city'],
  claimsRule: 'R-DEP-8',
  sentences: { 'R-DEP-8': 'A mayor may only go on a city.' },
  strength: (facts) => marksOf(facts, 'shield'),
};
