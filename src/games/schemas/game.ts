import { z } from 'zod';
import { logDecisionSchema, positionViewSchema } from '../../engine/index.ts';
import { idSchema } from '../../http/schemas/forms.ts';
import { awaitingSchema, gameSummarySchema, seatNumber } from './games.ts';
import { logEntrySchema } from './log-entries.ts';

/** The viewer's view of the table. */
export const tableSchema = positionViewSchema.meta({
  id: 'Table',
  description: 'Everything on the table that the viewer can see.',
});

const heldSchema = z
  .object({
    seat: seatNumber,
    decision: logDecisionSchema
      .nullable()
      .describe('The decision, for the player who made it; null for others'),
  })
  .meta({
    id: 'Held',
    description: 'A decision held until the other game with the same bag catches up.',
  });

/** A game with everything on the table. */
export const gameSchema = gameSummarySchema
  .extend({
    ownerId: idSchema,
    invitation: z
      .string()
      .max(100)
      .nullable()
      .describe(
        'For the owner of a game that is not public: the code with which people can take a seat. Null for others',
      ),
    awaiting: awaitingSchema.nullable(),
    held: heldSchema.optional().describe('Present while a decision is held; `awaiting` is then null'),
    table: tableSchema.nullable().describe('Everything on the table; null before the start'),
    last: logEntrySchema.nullable().describe('The last log entry; null before the first one'),
  })
  .meta({ id: 'Game', description: 'A game with everything on the table that the viewer can see.' });
