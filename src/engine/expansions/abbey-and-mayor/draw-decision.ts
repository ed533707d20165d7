import { z } from 'zod';
import type { DecisionKind } from '../../core/expansion.ts';
import type { DecisionNotation } from '../../core/notation.ts';
import { declined } from './abbey-phases.ts';

/** See `drawDecision`. */
export const drawDecisionSchema = z.strictObject({ type: z.literal('draw') }).meta({
  id: 'DrawDecision',
  description: 'Keeps the abbey: draws, exchanges the hand, or declines the last chance.',
});
type DrawDecision = z.infer<typeof drawDecisionSchema>;

/** Keeping the abbey (phase 1, R-HAND-7, R-TURN-11, R-ABBEY-8). */
export const drawDecision = {
  type: 'draw',
  phases: ['abbey-choice', 'last-abbeys'],
  choices: () => [{ type: 'draw' }],
  refuse: () => undefined,
  effect: (position) => declined.set(position, 1),
  declining: { type: 'draw' },
} as const satisfies DecisionKind<DrawDecision>;

/** `draw`. */
export const drawNotation: DecisionNotation<DrawDecision> = {
  type: 'draw',
  format: () => 'draw',
  read: (words) => (words === 'draw' ? { type: 'draw' } : undefined),
};
