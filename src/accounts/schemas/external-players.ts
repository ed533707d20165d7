import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { handleSchema, idSchema } from '../../http/schemas/forms.ts';
import { locale, timeZone } from '../../http/schemas/locale.ts';

export const provider = z
  .string()
  .max(32)
  .regex(/^[a-z][a-z0-9-]*$/, 'A provider is a word in lower case, such as irc or discord.')
  .describe('The platform where your application knows the player')
  .meta({ examples: ['irc'] });
export const externalId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'An external id cannot contain control characters.')
  .describe('The player’s id there, as your application writes it; percent-encoded in the path')
  .meta({ examples: ['mira'] });

/** An application's name for a player. */
export const externalNameSchema = z.object({ provider, externalId });

export const descriptionSchema = z
  .strictObject({
    displayName: nameSchema(64).describe('The name that others see'),
    locale: locale.optional(),
    timeZone: timeZone.optional(),
  })
  .meta({
    id: 'ExternalPlayerDescription',
    description: 'The name and the language of the player.',
    examples: [{ displayName: 'Mira' }, { displayName: 'Mira', locale: 'it', timeZone: 'Europe/Rome' }],
  });

export const externalPlayerSchema = z
  .object({
    id: idSchema,
    provider,
    externalId,
    handle: handleSchema,
    displayName: z.string().max(100),
    locale: z
      .string()
      .max(35)
      .nullable()
      .describe('Language of the player; null if your application cannot act for them'),
    timeZone: z
      .string()
      .max(64)
      .nullable()
      .describe('Time zone of the player; null if your application cannot act for them'),
    claimed: z.boolean().describe('True if the person behind the player has claimed it with an account'),
    canAct: z.boolean().describe('True if your application can act for the player'),
  })
  .meta({ id: 'ExternalPlayer', description: 'A player of your application.' });
