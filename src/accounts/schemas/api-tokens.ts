import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { idSchema, sentTimeSchema, timeSchema } from '../../http/schemas/forms.ts';
import { apiScopes, operatorScope } from '../caller.ts';
import { stepUpPassword } from './accounts.ts';

const scopes = z
  .array(z.enum(apiScopes))
  .min(1)
  .max(apiScopes.length)
  .describe('What the token may do; `games:play` includes `games:read`');

export const newApiTokenSchema = z
  .strictObject({
    name: nameSchema(60).describe('What it is for'),
    scopes,
    gameId: idSchema
      .nullable()
      .optional()
      .describe(
        'The one game that it is for: it is refused for everything else. Left out or null: all games. Only `games:read`, ' +
          '`games:play` and `players:act-for` go with it',
      ),
    expiresAt: sentTimeSchema.nullable().optional().describe('Null or left out: it never expires'),
    password: stepUpPassword,
  })
  .meta({
    id: 'NewApiToken',
    description: 'A new API token.',
    examples: [{ name: 'chess club bot', scopes: ['games:read', 'games:play'] }],
  });

export const apiTokenSchema = z
  .object({
    id: idSchema,
    name: z.string().max(60),
    scopes: z
      .array(z.enum([...apiScopes, operatorScope]))
      .min(1)
      .max(apiScopes.length + 1)
      .describe('`moderate` is given to operators by the command line alone'),
    gameId: idSchema.nullable().describe('The one game that it is for; null: all'),
    createdAt: timeSchema,
    expiresAt: timeSchema.nullable(),
    lastUsedAt: timeSchema.nullable().describe('Updated every few minutes'),
  })
  .meta({ id: 'ApiToken', description: 'An API token as its owner sees it; never the token itself.' });

/** Returns the API token that an answer contains. */
export const tokenIdIn = (answer: unknown): string => apiTokenSchema.pick({ id: true }).parse(answer).id;

export const apiTokenWithSecretSchema = apiTokenSchema
  .extend({ token: z.string().max(100).describe('Shown only this once') })
  .meta({ id: 'ApiTokenWithSecret', description: 'The new token, which is shown only this once.' });
