import { z } from 'zod';
import { decisionSchema } from '../../engine/index.ts';
import { optionHandle } from './decisions.ts';
import { awaitingSchema, points, seatNumber } from './games.ts';

const optionShape = {
  number: z.int().min(1).describe('Position in the list'),
  label: z
    .string()
    .max(20)
    .describe(
      'As in the picture of the board: cells are numbered, and options that share a cell get letters (`7a`)',
    ),
  handle: optionHandle.describe('Send it as `{"type":"option","id":handle}`'),
  decision: decisionSchema.describe('Send it as it is'),
  gains: points.describe('Points that each seat scores immediately'),
};

export const optionsSchema = z
  .object({
    version: z.int().min(0),
    seat: seatNumber.nullable(),
    awaiting: awaitingSchema.nullable(),
    options: z
      .array(z.object({ ...optionShape, deployments: z.array(z.object(optionShape)).max(200).optional() }))
      .max(5000),
  })
  .meta({ id: 'Options', description: 'Every legal decision; a placement contains its legal deployments.' });
