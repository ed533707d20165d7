import { z } from 'zod';
import { logDecisionSchema, positionViewSchema } from '../../engine/index.ts';
import { idSchema } from '../../http/schemas/forms.ts';
import { awaitingSchema, gameSummarySchema, seatNumber } from './games.ts';
import { logEntrySchema } from './log-entries.ts';

/** The table as the viewer may see it. */
export const tableSchema = positionViewSchema.meta({
  id: 'Table',
  description: 'Everything on the table, as the viewer may see it.',
});

const heldSchema = z
  .object({
    seat: seatNumber,
    decision: logDecisionSchema.nullable().describe('For the player who made it; null for others'),
  })
  .meta({
    id: 'Held',
    description: 'A decision that waits until the other game with the same bag is as far.',
  });

/** A game with everything on the table. */
export const gameSchema = gameSummarySchema
  .extend({
    ownerId: idSchema,
    invitation: z
      .string()
      .max(100)
      .nullable()
      .describe('For the owner of a game that is not public: the code with which people can take a seat'),
    awaiting: awaitingSchema.nullable(),
    held: heldSchema.optional().describe('Present while a decision is held; then `awaiting` is null'),
    table: tableSchema.nullable().describe('Null before the start'),
    last: logEntrySchema.nullable().describe('The last entry of the log'),
  })
  .meta({ id: 'Game', description: 'A game with everything on the table, as the viewer may see it.' });
