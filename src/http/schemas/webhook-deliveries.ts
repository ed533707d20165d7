import { z } from 'zod';
import { idSchema, timeSchema } from './forms.ts';

export const deliverySchema = z
  .object({
    id: idSchema.describe('The `webhook-id`: the same at every attempt'),
    event: z.string().max(40),
    gameId: idSchema.nullable(),
    state: z
      .enum(['waiting', 'delivered', 'failed', 'dropped'])
      .describe('`dropped`: it was no longer true, or the webhook was switched off'),
    createdAt: timeSchema,
    nextAttemptAt: timeSchema.nullable(),
    finishedAt: timeSchema.nullable(),
    attempts: z
      .array(
        z.object({
          number: z.int().min(1),
          at: timeSchema,
          milliseconds: z.int().min(0),
          status: z.int().nullable().describe('Of the answer; null: there was none'),
          error: z.string().max(1000).nullable(),
          answer: z.string().max(2000).nullable().describe('Its beginning'),
        }),
      )
      .max(1000),
  })
  .meta({ id: 'Delivery', description: 'One notice to a webhook, with every attempt to deliver it.' });
