import { z } from 'zod';
import { webhookEventSchemas } from '../../../notifications/index.ts';

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
