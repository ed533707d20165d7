import { z } from 'zod';
import {
  deliveryChannels,
  notificationTypes,
  preferencesSchema,
  testEvent,
} from '../../../notifications/index.ts';
import { pageMembers } from '../../list-pages.ts';
import { idSchema, timeSchema } from '../forms.ts';

const notificationSchema = z.object({
  id: idSchema.describe('Of a webhook: its `webhook-id`'),
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
  description: 'Notification preferences for this game; members that are left out stay as they are.',
  examples: [{ email: 'none', webhooks: true }],
});
