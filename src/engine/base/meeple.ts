import type { PieceKind } from '../core/piece-kind.ts';

/** The ordinary follower (R-SETUP-2, R-DEP-7, R-OWN-1). */
export const meeple: PieceKind = {
  name: 'meeple',
  perSeat: 7,
  follower: true,
  claims: ['city', 'road', 'monastery', 'field'],
  claimsRule: 'R-DEP-7',
  sentences: { 'R-DEP-7': 'A meeple may go on a city, road, monastery or field.' },
  strength: () => 1,
};
