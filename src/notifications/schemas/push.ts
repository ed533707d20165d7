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
      .describe('The push service’s address for this device'),
    expirationTime: z.number().nullable().optional().describe('Not used'),
    keys: z.strictObject({
      p256dh: z
        .base64url()
        .max(100)
        .refine(isBrowserKey, { error: 'This is not a public key of a browser.' }),
      auth: z.base64url().max(30).refine(isBrowserSecret, { error: 'This is not a secret of a browser.' }),
    }),
  })
  .meta({
    id: 'NewPushSubscription',
    description: 'A browser’s push subscription, in the format of `PushSubscription.toJSON()`.',
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
    userAgent: z.string().max(500).nullable().describe('User agent of the browser; null if unknown'),
    current: z.boolean().describe('True for the device of this session'),
    createdAt: timeSchema,
    lastDeliveredAt: timeSchema
      .nullable()
      .describe('When its push service last accepted a notification; null if it never has'),
    failingSince: timeSchema
      .nullable()
      .describe('When the current series of failures started; null if the last attempt worked'),
  })
  .meta({
    id: 'PushSubscription',
    description: 'A device that gets push notifications.',
  });

export const pushKeySchema = z
  .object({
    publicKey: z
      .string()
      .max(100)
      .describe('The `applicationServerKey` for `pushManager.subscribe`, in base64url'),
  })
  .meta({
    id: 'PushKey',
    description: 'The public key that identifies this service to push services (RFC 8292).',
  });

export const waitingGamesSchema = z
  .object({
    count: z.int().describe('Number of games'),
    games: z.array(idSchema).max(1000).describe('Ids of the games, next deadline first'),
  })
  .meta({ id: 'WaitingGames', description: 'The games waiting for your decision.' });
