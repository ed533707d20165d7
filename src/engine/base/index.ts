import type { Expansion } from '../core/expansion.ts';
import { withoutOne } from '../core/stack.ts';
import { scoreFields } from './field-scoring.ts';
import { KINDS } from './kinds.ts';
import { meeple } from './meeple.ts';
import { PHASES } from './phases.ts';
import { completed, SHIELD, scoreUnfinished, worthOf } from './scoring.ts';
import { REASONS, tileDecision, tileDecisionSchema, tileNotation } from './tile-decision.ts';
import { TILES } from './tiles.ts';

/** One of its four copies lies on the table at the start (R-SETUP-5). */
const START_TILE = 'base/D';

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
