import { z } from 'zod';
import { decisionKinds, decisionSchemas } from './catalogue.ts';
import type { DecisionKind } from './core/expansion.ts';

/** Every decision that a player can make, by its `type` (chapter 7 of the rules). */
export const decisionSchema = z
  .discriminatedUnion('type', decisionSchemas)
  .meta({ id: 'Decision', description: 'One answer of one seat.' });
export type Decision = z.infer<typeof decisionSchema>;

/** R-END-6; only the service makes it. */
const skipSchema = z
  .strictObject({ type: z.literal('skip') })
  .meta({ id: 'SkipDecision', description: "A seat's time ran out and its decision was declined." });
/** R-END-5; made by the service when a player resigns. */
const resignSchema = z
  .strictObject({ type: z.literal('resign') })
  .meta({ id: 'ResignDecision', description: 'A player resigned.' });
/** Made by the service when everybody has agreed to it. */
const endSchema = z
  .strictObject({ type: z.literal('end') })
  .meta({ id: 'EndDecision', description: 'All players agreed to end the game without a result.' });
/** Made by the service when everybody has agreed to it. */
const undoSchema = z
  .strictObject({
    type: z.literal('undo'),
    to: z.int().min(0).describe('The last entry that still counts; 0 for the start of the game'),
  })
  .meta({
    id: 'UndoDecision',
    description: 'All players agreed to undo the last decision of the seat and everything after it.',
  });

/** Everything that changes a position by itself. */
export const playedDecisionSchema = z.union([decisionSchema, skipSchema, resignSchema, endSchema]).meta({
  id: 'PlayedDecision',
  description: 'A decision of a player, the skip or resignation of a seat, or an end without a result.',
});
export type PlayedDecision = z.infer<typeof playedDecisionSchema>;

/** Everything that an entry of the log can hold; what an `undo` leaves depends on the entries before it. */
export const logDecisionSchema = z
  .union([decisionSchema, skipSchema, resignSchema, endSchema, undoSchema])
  .meta({
    id: 'LogDecision',
    description:
      'A decision of a player, a skipped turn, a resignation, or an agreement of all players to undo or to end the ' +
      'game.',
  });
export type LogDecision = z.infer<typeof logDecisionSchema>;

const kindOfType = new Map<string, DecisionKind>(decisionKinds.map((kind) => [kind.type, kind]));

/** Whether a decision is the one that declines what its phase offers. */
export function isDeclining(decision: LogDecision): boolean {
  const declining = kindOfType.get(decision.type)?.declining;
  if (declining === undefined) return false;
  const members: Readonly<Record<string, unknown>> = { ...decision };
  return Object.entries(declining).every(
    ([name, value]) => JSON.stringify(members[name]) === JSON.stringify(value),
  );
}
