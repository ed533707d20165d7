import { z } from 'zod';
import { decisionSchema } from '../../../engine/index.ts';
import { seatNumber } from '../games.ts';
import { optionHandle } from './decisions.ts';

const REASONS = [
  'scores',
  'others-score',
  'claims',
  'joins',
  'takes-over',
  'grows',
  'removes',
  'returns',
  'saves',
  'ahead',
] as const;

export const hintSchema = z
  .object({
    version: z.int().min(0),
    seat: seatNumber,
    decision: decisionSchema.describe('The robot’s decision in your place; you can send it unchanged'),
    label: z.string().max(20).describe('The label in the list of options'),
    handle: optionHandle.describe('Send it as `{"type":"option","id":handle}`'),
    text: z
      .string()
      .max(1000)
      .describe(
        'The decision in words, in the language of `Accept-Language`; `decision` and `label` give the place',
      ),
    reasons: z
      .array(z.object({ type: z.enum(REASONS), text: z.string().max(1000) }))
      .max(30)
      .describe('The reasons, in the language of `Accept-Language`'),
  })
  .meta({ id: 'Hint', description: 'A robot’s decision in place of a player, with its reasons.' });
