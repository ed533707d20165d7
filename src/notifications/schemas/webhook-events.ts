import { z } from 'zod';
import { audiences, notificationTypes, webhookEventSchemas } from '../index.ts';

type WebhookEventSchema = (typeof webhookEventSchemas)[keyof typeof webhookEventSchemas];

/** The body of a webhook of format `standard`. */
export const webhookEventSchema = z
  .discriminatedUnion(
    'type',
    Object.values(webhookEventSchemas) as [WebhookEventSchema, ...WebhookEventSchema[]],
  )
  .meta({
    id: 'WebhookEvent',
    description:
      'The body of a webhook in the format `standard`. It contains nothing that is hidden from any player of the ' +
      'game.',
  });

export const webhookEventTypeSchema = z
  .object({
    type: z.enum(notificationTypes).describe('A value for `events` of a webhook'),
    description: z.string().max(300).describe('When the event is sent'),
    audience: z
      .enum(audiences)
      .describe(
        'Audience of the event: `recipients`, only the players concerned; `readers`, everyone seated at the table when ' +
          'it was written; `watchers`, everyone at the table, and webhooks for the game whose owners only watch it. ' +
          'Every webhook needs the scope `webhooks`',
      ),
    schema: z.string().max(200).describe('Path of the schema of the body in the API description'),
    example: webhookEventSchema,
  })
  .meta({ id: 'WebhookEventType', description: 'A webhook event type, with an example.' });
