import { z } from 'zod';
import { preferencesSchema } from '../../notifications/index.ts';
import { idSchema, timeSchema } from './forms.ts';
import { guestSchema } from './games.ts';

export const newMessageSchema = z
  .strictObject({
    text: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, 'A message has no control characters but line breaks.'),
  })
  .meta({ id: 'NewMessage', description: 'What you want to say.', examples: [{ text: 'Well played!' }] });

export const messageSchema = z
  .object({
    id: idSchema,
    playerId: idSchema,
    handle: z.string().max(30),
    displayName: z.string().max(100),
    text: z.string().max(2000),
    at: timeSchema,
  })
  .meta({ id: 'Message', description: 'Something that was said at the table.' });

export const newInvitationsSchema = z
  .strictObject({ invite: z.array(guestSchema).min(1).max(20).describe('Handles or e-mail addresses') })
  .meta({
    id: 'NewInvitations',
    description: 'Whom to invite.',
    examples: [{ invite: ['mira@example.org'] }],
  });

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
