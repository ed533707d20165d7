import { z } from 'zod';
import { decisionSchemas } from './catalogue.ts';

/** Every decision that a player can make, by its `type` (chapter 7 of the rules). */
export const decisionSchema = z
  .discriminatedUnion('type', decisionSchemas)
  .meta({ id: 'Decision', description: 'One answer of one seat.' });
export type Decision = z.infer<typeof decisionSchema>;

/** A seat's time is over and its decision is declined (R-END-6); only the service makes it. */
const skipSchema = z.strictObject({ type: z.literal('skip') });
/** A seat gives the game up for good (R-END-5); made by the service when a player resigns. */
const resignSchema = z.strictObject({ type: z.literal('resign') });

/** Everything that an entry of the log can hold. */
export const logDecisionSchema = z
  .union([decisionSchema, skipSchema, resignSchema])
  .meta({ id: 'LogDecision', description: 'A decision of a player, or the skip or resignation of a seat.' });
export type LogDecision = z.infer<typeof logDecisionSchema>;
