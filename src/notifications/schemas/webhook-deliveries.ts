import { z } from 'zod';
import { pageQuery } from '../../http/list-pages.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { deliveryStates, notificationTypes, testEvent } from '../index.ts';

const state = z
  .enum(deliveryStates)
  .describe('`dropped`: the notification was out of date, or the webhook was disabled');

export const deliveriesQuery = z.object({
  state: state.optional().describe('Only deliveries in this state'),
  ...pageQuery,
});

export const deliverySchema = z
  .object({
    id: idSchema.describe('The `webhook-id`, the same for every attempt'),
    event: z.enum([...notificationTypes, testEvent]),
    gameId: idSchema.nullable(),
    state,
    createdAt: timeSchema,
    nextAttemptAt: timeSchema.nullable(),
    finishedAt: timeSchema.nullable(),
    attempts: z
      .array(
        z.object({
          number: z.int().min(1),
          at: timeSchema,
          milliseconds: z.int().min(0),
          status: z.int().nullable().describe('Status of the response; null if there was none'),
          error: z.string().max(1000).nullable(),
          answer: z
            .string()
            .max(2000)
            .nullable()
            .describe('The start of the response; null if there was none'),
          isManual: z
            .boolean()
            .describe('True if you requested the attempt; it does not count for the schedule'),
        }),
      )
      .max(1000),
  })
  .meta({ id: 'Delivery', description: 'The delivery of a notification to a webhook, with every attempt.' });
