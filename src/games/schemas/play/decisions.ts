import { z } from 'zod';
import { decisionSchema, logDecisionSchema, placesSchema } from '../../../engine/index.ts';
import { handlePattern } from '../../play/options/handles.ts';
import { awaitingSchema, points, seatNumber, statusSchema } from '../games.ts';
import { logEntrySchema } from '../log-entries.ts';

export const optionHandle = z
  .string()
  .min(3)
  .max(64)
  .regex(handlePattern, 'This is not the handle of an option.');

const optionChoice = z
  .strictObject({ type: z.literal('option'), id: optionHandle.describe('`handle` of an option') })
  .meta({
    id: 'OptionChoice',
    description: 'One of the options, by its handle, which is valid only for its version.',
  });

export const decisionRequestSchema = z.discriminatedUnion('type', [decisionSchema, optionChoice]).meta({
  id: 'DecisionRequest',
  description: 'A decision, or the handle of one of the options.',
  examples: [
    { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
    { type: 'tile', x: 1, y: 0, rotation: 90 },
  ],
});

export const decisionResultSchema = z
  .object({
    entry: logEntrySchema,
    version: z.int().min(1),
    status: statusSchema,
    scores: points,
    places: placesSchema,
    awaiting: awaitingSchema.nullable(),
  })
  .meta({ id: 'DecisionResult', description: 'The effects of your decision, and the next player to move.' });

export const heldResultSchema = z
  .object({
    held: z.literal(true),
    version: z.int().min(0).describe('Version of the game, which stays the same until then'),
    seat: seatNumber,
    decision: logDecisionSchema,
  })
  .meta({
    id: 'HeldDecision',
    description:
      'Your decision is final but held. It is logged and applied as soon as the other game with the same bag ' +
      'catches up; then both draw the next tile.',
  });
