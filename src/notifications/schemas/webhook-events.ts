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
      'The body of a webhook of format `standard`. Nothing in it is hidden from any player of the game.',
  });

export const webhookEventTypeSchema = z
  .object({
    type: z.enum(notificationTypes).describe('To be named in `events` of a webhook'),
    description: z.string().max(300).describe('When it is sent'),
    audience: z
      .enum(audiences)
      .describe(
        'Who is told: `recipients`, those whom it concerns alone; `readers`, those who sat at the table when it was written; ' +
          '`watchers`, all at the table, and webhooks for the game whose owners only watch it. Any webhook takes the scope `webhooks`',
      ),
    schema: z.string().max(200).describe('Where the description of the API says what the body has'),
    example: webhookEventSchema,
  })
  .meta({ id: 'WebhookEventType', description: 'A type of event that webhooks can have, with an example.' });
