import { z } from 'zod';
import { eventNames, formats, testEvent } from '../../notifications/index.ts';
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

export const newWebhookSchema = z
  .strictObject({
    url,
    events: events.default(['turn.started', 'turn.reminder', 'game.finished']),
    format: format.default('standard'),
  })
  .meta({
    id: 'NewWebhook',
    description: 'The webhook you want.',
    examples: [
      { url: 'https://bot.example/carcassonne', events: ['turn.started', 'game.finished'] },
      { url: 'https://discord.com/api/webhooks/1/abc', events: ['decision.made'], format: 'discord' },
    ],
  });

export const webhookChangeSchema = z
  .strictObject({ url, events, format, enabled: z.boolean().describe('Switches it off, or on again') })
  .partial()
  .meta({
    id: 'WebhookChange',
    description: 'What to change; members left out stay as they are.',
    examples: [{ enabled: true }],
  });

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
  .meta({ id: 'Webhook', description: 'A webhook as its owner sees it, without its secret.' });

const secret = z.string().max(100).describe('Signs what is sent (`whsec_…`); shown this once');

export const webhookWithSecretSchema = webhookSchema.extend({ secret }).meta({
  id: 'WebhookWithSecret',
  description: 'The new webhook with its secret, which is shown this once.',
});

export const rotationSchema = z
  .object({ secret, previousValidUntil: timeSchema.describe('Until then all is signed with both secrets') })
  .meta({ id: 'SecretRotation', description: 'The new secret, and until when the old one is good as well.' });

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
  .meta({ id: 'Delivery', description: 'One notice to a webhook, with every attempt to deliver it.' });

const external = z
  .object({ provider: z.string(), externalId: z.string() })
  .optional()
  .describe('By which name your application knows the player');

/** What a webhook of format `standard` gets. */
export const webhookEventSchema = z
  .object({
    type: z.enum([...eventNames, testEvent]),
    timestamp: timeSchema.describe('When it happened'),
    data: z.looseObject({
      game: z
        .looseObject({
          id: idSchema,
          name: z.string(),
          status: z.string(),
          version: z.int().min(0),
          url: z.url(),
          page: z.url(),
          picture: z.url().nullable().describe('The board as everybody may see it; null for private games'),
        })
        .optional(),
      player: z
        .looseObject({ playerId: idSchema, displayName: z.string(), external })
        .nullable()
        .optional()
        .describe('Who is told; null when it concerns several players of your application'),
      seat: z.int().nullable().optional().describe('Where that player sits'),
      players: z
        .array(z.looseObject({ seat: z.int(), playerId: idSchema, handle: z.string(), external }))
        .optional(),
      scores: z.array(z.int()).optional(),
      awaiting: z
        .object({ seats: z.array(z.int()), phase: z.string(), deadline: timeSchema.nullable() })
        .nullable()
        .optional(),
      entry: z.looseObject({ seq: z.int(), seat: z.int() }).optional().describe('The entry of the log'),
      message: z.object({ by: idSchema.nullable(), text: z.string() }).optional(),
      invitation: z.string().nullable().optional().describe('The code to take a seat with'),
      sentence: z.string().describe('The same for people'),
    }),
  })
  .meta({ id: 'WebhookEvent', description: 'Nothing in it is hidden from any player of the game.' });
