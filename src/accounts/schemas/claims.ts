import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { externalId, provider } from './external-players.ts';

const claim = z
  .string()
  .min(1)
  .max(500)
  .describe('The secret that grants the player; only for the person behind it');

export const claimSchema = z
  .object({
    claim,
    url: z.url().max(1000).describe('The page where the person logs in and claims the player'),
    expiresAt: timeSchema,
  })
  .meta({ id: 'Claim', description: 'Allows the person behind a player to claim it.' });

export const claimParams = z.object({ claim });

export const offerSchema = z
  .object({
    provider,
    externalId,
    displayName: z.string().max(100),
    application: z.string().max(30).describe('Handle of the account that owns the application'),
    games: z.int().min(0).describe('Number of games where the player has a seat'),
  })
  .meta({ id: 'ClaimOffer', description: 'The player that can be claimed, and the application.' });

const canAct = z.boolean().describe('True if the application can continue to act for you');

export const redemptionSchema = z.strictObject({ claim, canAct: canAct.default(false) }).meta({
  id: 'ClaimRedemption',
  description: 'The claim that you received.',
  examples: [{ claim: 'eyJwbGF5ZXIiOiI…', canAct: true }],
});

export const claimedNameSchema = z
  .object({
    id: idSchema,
    application: z.string().max(30).describe('Handle of the account that owns the application'),
    provider,
    externalId,
    canAct,
    claimedAt: timeSchema,
  })
  .meta({ id: 'ClaimedName', description: 'Your name in an application.' });

export const redeemedSchema = claimedNameSchema
  .extend({
    games: z.array(idSchema).max(100_000).describe('Games where you now have the player’s seat'),
  })
  .meta({ id: 'RedeemedClaim', description: 'The player that is now yours, with its games.' });

export const claimedNameChangeSchema = z.strictObject({ canAct }).meta({
  id: 'ClaimedNameChange',
  description: 'The permission of an application to act for you.',
  examples: [{ canAct: false }],
});
