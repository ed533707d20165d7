import { z } from 'zod';
import { decisionSchemas } from './catalogue.ts';

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
  .meta({ id: 'ResignDecision', description: 'A seat gave up the game for good.' });

/** Everything that an entry of the log can hold. */
export const logDecisionSchema = z
  .union([decisionSchema, skipSchema, resignSchema])
  .meta({ id: 'LogDecision', description: 'A decision of a player, or the skip or resignation of a seat.' });
export type LogDecision = z.infer<typeof logDecisionSchema>;
