import { z } from 'zod';
import { locale, timeZone } from './accounts.ts';
import { handleSchema, idSchema, nameSchema, timeSchema } from './forms.ts';

const provider = z
  .string()
  .max(32)
  .regex(/^[a-z][a-z0-9-]*$/, 'A provider is a word in lower case, such as irc or discord.')
  .describe('Where your application knows the player from')
  .meta({ examples: ['irc'] });
const externalId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'An external id has no control characters.')
  .describe('Who the player is there, as your application writes it; percent-encoded in the path')
  .meta({ examples: ['mira'] });

/** By which name an application knows a player. */
export const externalNameSchema = z.object({ provider, externalId });

export const descriptionSchema = z
  .strictObject({
    displayName: nameSchema(64).describe('What others call the player'),
    locale: locale.optional(),
    timeZone: timeZone.optional(),
  })
  .meta({
    id: 'ExternalPlayerDescription',
    description: 'How the player is called and spoken to.',
    examples: [{ displayName: 'Mira' }, { displayName: 'Mira', locale: 'it', timeZone: 'Europe/Rome' }],
  });

export const externalPlayerSchema = z
  .object({
    id: idSchema,
    provider,
    externalId,
    handle: handleSchema,
    displayName: z.string().max(100),
    locale: z.string().max(35).nullable().describe('Null when your application may not act for the player'),
    timeZone: z.string().max(64).nullable().describe('The same'),
    claimed: z.boolean().describe('Whether somebody made the player an account of their own'),
    mayAct: z.boolean().describe('Whether your application may act for the player'),
  })
  .meta({ id: 'ExternalPlayer', description: 'A player of your application.' });

const claim = z.string().min(1).max(500).describe('Worth a player: for the person behind it alone');

export const claimSchema = z
  .object({
    claim,
    url: z.url().max(1000).describe('The page on which the person logs in and claims the player'),
    expiresAt: timeSchema,
  })
  .meta({ id: 'Claim', description: 'What lets the person behind a player claim it.' });

export const claimParams = z.object({ claim });

export const offerSchema = z
  .object({
    provider,
    externalId,
    displayName: z.string().max(100),
    application: z.string().max(30).describe('Handle of the account whose application knows the player'),
    games: z.int().min(0).describe('In so many games the player sits'),
  })
  .meta({ id: 'ClaimOffer', description: 'Who can be claimed, and by which application.' });

const mayAct = z.boolean().describe('Whether the application may go on acting for you');

export const redemptionSchema = z.strictObject({ claim, mayAct: mayAct.default(false) }).meta({
  id: 'ClaimRedemption',
  description: 'The claim that you were given.',
  examples: [{ claim: 'eyJwbGF5ZXIiOiI…', mayAct: true }],
});

export const claimedNameSchema = z
  .object({
    id: idSchema,
    application: z.string().max(30).describe('Handle of the account whose application it is'),
    provider,
    externalId,
    mayAct,
    claimedAt: timeSchema,
  })
  .meta({ id: 'ClaimedName', description: 'A name under which an application knows you.' });

export const redeemedSchema = claimedNameSchema
  .extend({
    games: z.array(idSchema).max(100_000).describe('Games in which you now sit in the player’s place'),
  })
  .meta({ id: 'RedeemedClaim', description: 'The player that is yours now, with its games.' });

export const claimedNameChangeSchema = z.strictObject({ mayAct }).meta({
  id: 'ClaimedNameChange',
  description: 'Whether the application may go on acting for you.',
  examples: [{ mayAct: false }],
});
