import { z } from 'zod';
import {
  deliveryChannels,
  notificationTypes,
  preferencesSchema,
  testEvent,
} from '../../../notifications/index.ts';
import { timeSchema } from '../forms.ts';

const notificationSchema = z.object({
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
    items: z.array(notificationSchema).max(100).describe('Your latest notifications, newest first'),
  })
  .meta({
    id: 'GameNotifications',
    description:
      'Your notification preferences for a game, and the delivery status of your latest notifications.',
  });

export const gamePreferencesSchema = preferencesSchema.meta({
  id: 'GamePreferences',
  description: 'Notification preferences for this game; members that are left out stay as they are.',
  examples: [{ email: 'none', webhooks: true }],
});
