import type { Expansion } from '../../core/expansion.ts';
import { largeMeeple } from './large-meeple.ts';
import { MARKS, scoreInnsAndCathedrals } from './scoring.ts';
import { TILES } from './tiles.ts';

/** Inns & Cathedrals: 18 tiles, the large meeple, a sixth seat. */
export const innsAndCathedrals = {
  id: 'inns-and-cathedrals',
  marks: MARKS,
  tiles: { set: 'inns', table: TILES },
  printed: { scoreFeature: scoreInnsAndCathedrals },
  hooks: { pieces: [largeMeeple] },
  seatsSix: true,
} as const satisfies Expansion;
