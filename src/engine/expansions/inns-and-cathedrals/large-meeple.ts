import type { PieceKind } from '../../core/piece-kind.ts';

/** One follower that weighs two (R-INN-4). */
export const largeMeeple: PieceKind = {
  name: 'large-meeple',
  perSeat: 1,
  follower: true,
  claims: ['city', 'road', 'monastery', 'field'],
  claimsRule: 'R-DEP-7',
  sentences: { 'R-DEP-7': 'A large meeple may go on a city, road, monastery or field.' },
  strength: () => 2,
};
