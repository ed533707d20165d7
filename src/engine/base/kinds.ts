import type { FeatureKind } from '../core/board/tile.ts';

/** The kinds of feature of the base game, in the order in which they are scored (R-TURN-5). */
export const KINDS: readonly FeatureKind[] = [
  { name: 'city', meets: 'sides', completes: true },
  { name: 'road', meets: 'sides', completes: true },
  { name: 'monastery', meets: 'surroundings', completes: true },
  { name: 'field', meets: 'half-edges', completes: false },
];
