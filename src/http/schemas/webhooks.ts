import { z } from 'zod';
import { eventNames, formats } from '../../notifications/subscriptions.ts';
import { idSchema, timeSchema } from './forms.ts';

const url = z
  .url()
  .max(1000)
  .meta({ examples: ['https://bot.example/carcassonne'] });
const events = z.array(z.enum(eventNames)).min(1).max(eventNames.length);
const format = z
  .enum(formats)
  .describe(
    '`standard` is signed; `discord` and `slack` post a message to an incoming webhook of these services',
  );

export const webhookWishSchema = z
  .strictObject({
    url,
    events: events.default(['turn.started', 'turn.reminder', 'game.finished']),
    format: format.default('standard'),
  })
  .meta({
    id: 'WebhookWish',
    examples: [
      { url: 'https://bot.example/carcassonne', events: ['turn.started', 'game.finished'] },
      { url: 'https://discord.com/api/webhooks/1/abc', events: ['move.made'], format: 'discord' },
    ],
  });

export const webhookChangeSchema = z
  .strictObject({ url, events, format, enabled: z.boolean().describe('Switches it off, or on again') })
  .partial()
  .meta({ id: 'WebhookChange', examples: [{ enabled: true }] });

export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.string().max(1000),
    events: z.array(z.string().max(40)).max(20),
    format: z.string().max(20),
    enabled: z.boolean(),
    disabledBecause: z
      .enum(['gone', 'failing', 'owner'])
      .nullable()
      .describe('It answered 410; every attempt of three days failed; you switched it off'),
    disabledAt: timeSchema.nullable(),
    failingSince: timeSchema.nullable().describe('Since when every attempt has failed'),
    createdAt: timeSchema,
  })
  .meta({ id: 'Webhook' });

const secret = z.string().max(100).describe('Signs what is sent (`whsec_…`); shown this once');

export const newWebhookSchema = webhookSchema.extend({ secret }).meta({ id: 'NewWebhook' });

export const rotationSchema = z
  .object({ secret, previousValidUntil: timeSchema.describe('Until then all is signed with both secrets') })
  .meta({ id: 'SecretRotation' });

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
  .meta({ id: 'Delivery' });
