import type { Expansion } from '../../core/expansion.ts';
import type { PieceKind } from '../../core/piece-kind.ts';
import { MARKS, scoreInnsAndCathedrals } from './scoring.ts';
import { TILES } from './tiles.ts';

/** One follower that weighs two (R-INN-4). */
const largeMeeple: PieceKind = {
  name: 'large-meeple',
  perSeat: 1,
  follower: true,
  claims: ['city', 'road', 'monastery', 'field'],
  claimsRule: 'R-DEP-7',
  sentences: { 'R-DEP-7': 'A large meeple may go on a city, road, monastery or field.' },
  strength: () => 2,
};

/** Inns & Cathedrals: 18 tiles, the large meeple, a sixth seat. */
export const innsAndCathedrals = {
  id: 'inns-and-cathedrals',
  marks: MARKS,
  tiles: { set: 'inns', table: TILES },
  printed: { scoreFeature: scoreInnsAndCathedrals },
  hooks: { pieces: [largeMeeple] },
  supportsSixPlayers: true,
} as const satisfies Expansion;
