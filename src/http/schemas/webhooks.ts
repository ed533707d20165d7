import { z } from 'zod';
import {
  type EventType,
  eventNames,
  eventTypes,
  formats,
  testEvent,
} from '../../notifications/subscriptions.ts';
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
      seat: z.int().nullable().optional().describe('Yours'),
      players: z.array(z.looseObject({ seat: z.int(), handle: z.string() })).optional(),
      scores: z.array(z.int()).optional(),
      awaiting: z
        .object({ seats: z.array(z.int()), kind: z.string(), deadline: timeSchema.nullable() })
        .nullable()
        .optional(),
      entry: z.looseObject({ seq: z.int(), seat: z.int() }).optional().describe('The entry of the log'),
      message: z.object({ by: idSchema.nullable(), text: z.string() }).optional(),
      invitation: z.string().nullable().optional().describe('The code to take a seat with'),
      sentence: z.string().describe('The same for people'),
    }),
  })
  .meta({ id: 'WebhookEvent', description: 'Nothing in it is hidden from any player of the game.' });

const described: Readonly<Record<EventType | typeof testEvent, string>> = {
  ...eventTypes,
  [testEvent]: 'You asked for a test (`POST …/test`).',
};

/** The `webhooks` section of the API's description. */
export const webhooksSection = Object.fromEntries(
  Object.entries(described).map(([type, description]) => [
    type,
    {
      post: {
        operationId: `on ${type}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
        tags: ['notices'],
        summary: type,
        description,
        security: [],
        parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
          name,
          in: 'header',
          required: true,
          description: 'As the Standard Webhooks specification has it',
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } },
        },
        responses: {
          '2XX': { description: 'You have it; anything else is tried again' },
          410: { description: 'Never again' },
        },
      },
    },
  ]),
);
