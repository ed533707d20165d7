import { type Expansion, withoutOne } from '../core/expansion.ts';
import { scoreFields } from './field-scoring.ts';
import { KINDS } from './kinds.ts';
import { meeple } from './meeple.ts';
import { completed, scoreUnfinished, worthOf } from './scoring.ts';
import { tileDecision, tileDecisionSchema, tileNotation } from './tile-decision.ts';
import { TILES } from './tiles.ts';

/** One of its four copies lies on the table at the start (R-SETUP-5). */
const START_TILE = 'base/D';

/** The game without any expansion, written against the same contract as they are. */
export const base = {
  id: 'base',
  kinds: KINDS,
  tiles: { set: 'base', table: TILES },
  decisionSchemas: [tileDecisionSchema],
  notations: [tileNotation],
  hooks: {
    pieces: [meeple],
    decisions: [tileDecision],
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
