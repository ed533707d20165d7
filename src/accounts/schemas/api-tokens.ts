import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { idSchema, sentTimeSchema, timeSchema } from '../../http/schemas/forms.ts';
import { apiScopes, operatorScope } from '../caller.ts';
import { stepUpPassword } from './accounts.ts';

const scopes = z
  .array(z.enum(apiScopes))
  .min(1)
  .max(apiScopes.length)
  .describe('Permissions of the token; `games:play` includes `games:read`');

export const newApiTokenSchema = z
  .strictObject({
    name: nameSchema(60).describe('The purpose of the token'),
    scopes,
    gameId: idSchema
      .nullable()
      .optional()
      .describe(
        'The only game the token can be used for; all games if null or omitted. It can be combined only with ' +
          '`games:read`, `games:play` and `players:act-for`',
      ),
    expiresAt: sentTimeSchema
      .nullable()
      .optional()
      .describe('When the token expires; never if null or omitted'),
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
      .describe('Permissions of the token; `moderate` is given to operators only on the command line'),
    gameId: idSchema.nullable().describe('The only game the token can be used for; null for all games'),
    createdAt: timeSchema,
    expiresAt: timeSchema.nullable(),
    lastUsedAt: timeSchema
      .nullable()
      .describe('When it was last used, updated every few minutes; null if it has not been used'),
  })
  .meta({ id: 'ApiToken', description: 'An API token without its secret value.' });

/** Returns the id of the API token in a response. */
export const tokenIdIn = (answer: unknown): string => apiTokenSchema.pick({ id: true }).parse(answer).id;

export const apiTokenWithSecretSchema = apiTokenSchema
  .extend({ token: z.string().max(100).describe('The token; shown only once') })
  .meta({ id: 'ApiTokenWithSecret', description: 'The new token, which is shown only once.' });
