import type { FeatureKind } from '../core/board/tile.ts';
import type { Expansion } from '../core/expansion.ts';
import type { PieceKind } from '../core/piece-kind.ts';
import { withoutOne } from '../core/stack.ts';
import { scoreFields } from './field-scoring.ts';
import { PHASES } from './phases.ts';
import { completed, SHIELD, scoreUnfinished, worthOf } from './scoring.ts';
import { REASONS, tileDecision, tileDecisionSchema, tileNotation } from './tile-decision.ts';
import { TILES } from './tiles.ts';

/** One of its four copies lies on the table at the start (R-SETUP-5). */
const START_TILE = 'base/D';

/** The kinds of feature of the base game, in scoring order (R-TURN-5). */
const KINDS: readonly FeatureKind[] = [
  { name: 'city', meets: 'sides', completes: true },
  { name: 'road', meets: 'sides', completes: true },
  { name: 'monastery', meets: 'surroundings', completes: true },
  { name: 'field', meets: 'half-edges', completes: false },
];

/** The ordinary follower (R-SETUP-2, R-DEP-7, R-OWN-1). */
const meeple: PieceKind = {
  name: 'meeple',
  perSeat: 7,
  follower: true,
  claims: ['city', 'road', 'monastery', 'field'],
  claimsRule: 'R-DEP-7',
  sentences: { 'R-DEP-7': 'A meeple may go on a city, road, monastery or field.' },
  strength: () => 1,
};

/** The game without any expansion, written against the same contract as they are. */
export const base = {
  id: 'base',
  kinds: KINDS,
  marks: [SHIELD],
  tiles: { set: 'base', table: TILES },
  decisionSchemas: [tileDecisionSchema],
  notations: [tileNotation],
  refusalReasons: REASONS,
  hooks: {
    pieces: [meeple],
    decisions: [tileDecision],
    phases: PHASES,
    agenda: [completed],
    stack: (stack) => ({
      ...stack,
      start: [{ tile: START_TILE, x: 0, y: 0, rotation: 0 }],
      bag: withoutOne(stack.bag, START_TILE),
    }),
    worthOf,
    finalScore(position) {
      scoreUnfinished(position);
      scoreFields(position);
    },
  },
} as const satisfies Expansion;
