import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { isBrowserKey, isBrowserSecret } from '../index.ts';

const exampleKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** A subscription as `PushSubscription.toJSON()` writes it. */
export const newPushSubscriptionSchema = z
  .strictObject({
    endpoint: z
      .url({ protocol: /^https?$/ })
      .max(1000)
      .describe('Where the push service of the browser takes notifications for this device'),
    expirationTime: z.number().nullable().optional().describe('Is not used'),
    keys: z.strictObject({
      p256dh: z.base64url().max(100).refine(isBrowserKey, { error: 'That is no public key of a browser.' }),
      auth: z.base64url().max(30).refine(isBrowserSecret, { error: 'That is no secret of a browser.' }),
    }),
  })
  .meta({
    id: 'NewPushSubscription',
    description: 'The subscription of a browser, as `PushSubscription.toJSON()` writes it.',
    examples: [
      {
        endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
        expirationTime: null,
        keys: { p256dh: exampleKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      },
    ],
  });

export const pushSubscriptionSchema = z
  .object({
    id: idSchema,
    userAgent: z.string().max(500).nullable().describe('What the browser calls itself'),
    current: z.boolean().describe('Whether it is the device of this session'),
    createdAt: timeSchema,
    lastDeliveredAt: timeSchema.nullable().describe('When its push service last took a notification'),
    failingSince: timeSchema.nullable().describe('The time since which every attempt has failed'),
  })
  .meta({
    id: 'PushSubscription',
    description: 'A device that gets push notifications, as its player sees it.',
  });

export const pushKeySchema = z
  .object({
    publicKey: z
      .string()
      .max(100)
      .describe('In base64url: the `applicationServerKey` of `pushManager.subscribe`'),
  })
  .meta({
    id: 'PushKey',
    description: 'The public key by which push services know this service (RFC 8292).',
  });

export const waitingGamesSchema = z
  .object({
    count: z.int().describe('How many there are'),
    games: z.array(idSchema).max(1000).describe('Their ids, those with the next deadline first'),
  })
  .meta({ id: 'WaitingGames', description: 'The games that wait for your decision.' });
