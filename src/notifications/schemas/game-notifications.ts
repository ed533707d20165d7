import { z } from 'zod';
import { pageMembers } from '../../http/list-pages.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { deliveryChannels, notificationTypes, preferencesSchema, testEvent } from '../index.ts';

const notificationSchema = z.object({
  id: idSchema.describe('The `webhook-id`, for a webhook'),
  event: z.enum([...notificationTypes, testEvent]),
  channel: z.enum(deliveryChannels.map(({ name }) => name)),
  state: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
  attempts: z.int().min(0),
  createdAt: timeSchema,
  nextAttemptAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
});

export const gameNotificationsSchema = z
  .object({
    preferences: preferencesSchema.describe('Your notification preferences for this game'),
    ...pageMembers(notificationSchema),
  })
  .meta({
    id: 'GameNotifications',
    description:
      'Your notification preferences for a game, and the delivery status of your notifications, newest first.',
  });

export const gamePreferencesSchema = preferencesSchema.meta({
  id: 'GamePreferences',
  description: 'Your notification preferences for this game; omitted members stay as they are.',
  examples: [{ email: 'none', webhooks: true }],
});
