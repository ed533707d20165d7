import { z } from 'zod';
import { preferencesSchema } from '../../notifications/index.ts';
import { timeSchema } from './forms.ts';

export const noticeSchema = z.object({
  event: z.string().max(40),
  channel: z.enum(['webhook', 'email']),
  state: z.enum(['waiting', 'delivered', 'failed', 'dropped']),
  attempts: z.int().min(0),
  createdAt: timeSchema,
  nextAttemptAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
});

export const gameNotificationsSchema = z
  .object({
    preferences: preferencesSchema.describe('What you hear of, of this game'),
    items: z.array(noticeSchema).max(100).describe('How your last notices fare, the newest first'),
  })
  .meta({
    id: 'GameNotifications',
    description: 'What you hear of this game, and how your last notices fared.',
  });

export const gamePreferencesSchema = preferencesSchema.meta({
  id: 'GamePreferences',
  description: 'What you want to hear of this game; members left out stay as they are.',
  examples: [{ email: 'none', webhooks: true }],
});
