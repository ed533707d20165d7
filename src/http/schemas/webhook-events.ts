import { z } from 'zod';
import { notificationTypes, testEvent } from '../../notifications/index.ts';
import { idSchema, timeSchema } from './forms.ts';

const external = z
  .object({ provider: z.string(), externalId: z.string() })
  .optional()
  .describe('By which name your application knows the player');

/** What a webhook of format `standard` gets. */
export const webhookEventSchema = z
  .object({
    type: z.enum([...notificationTypes, testEvent]),
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
