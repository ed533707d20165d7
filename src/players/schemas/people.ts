import { z } from 'zod';
import { gameSummarySchema } from '../../games/schemas/games.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';

/** A path or query parameter with a player's handle or id. */
export const playerNameSchema = z
  .string()
  .min(3)
  .max(36)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Send a handle, or the id of a player.')
  .meta({ examples: ['mira'] });

export const playerParams = z.object({
  player: playerNameSchema.describe('Handle (in any case) or id of the player'),
});

const personShape = {
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(100),
};
export const personSchema = z
  .object(personShape)
  .meta({ id: 'Person', description: 'A player as others see them.' });

export const blockSchema = z
  .object({ ...personShape, since: timeSchema })
  .meta({ id: 'Block', description: 'A player you have blocked.' });

const notify = z.boolean().describe('True if you are notified when the player opens a public table');
export const followSchema = z
  .object({ ...personShape, notify, since: timeSchema })
  .meta({ id: 'Follow', description: 'A player you follow.' });

export const followRequestSchema = z.strictObject({ notify: notify.default(false) }).meta({
  id: 'FollowRequest',
  description: 'Settings for following a player.',
  examples: [{ notify: true }],
});

export const muteSchema = z
  .object({
    ...personShape,
    game: idSchema.nullable().describe('The only game where you muted the player; null for all games'),
    since: timeSchema,
  })
  .meta({ id: 'Mute', description: 'A player whose messages you have muted.' });

export const muteQuery = z.object({
  game: idSchema.optional().describe('Only in this game; in all games if omitted'),
});

export const invitationSchema = z
  .object({
    game: gameSummarySchema,
    by: personSchema.describe('The owner of the game, who invited you'),
    at: timeSchema.describe('When you were invited'),
  })
  .meta({ id: 'Invitation', description: 'An invitation of yours to an open game.' });

export const sanctionKindSchema = z.enum(['warning', 'silence', 'ban']);
export const sanctionSchema = z
  .object({
    id: idSchema,
    kind: sanctionKindSchema,
    reason: z.string().max(1000).describe('The operator’s reason'),
    createdAt: timeSchema,
    until: timeSchema.nullable().describe('When it ends; null if it lasts until it is undone'),
    liftedAt: timeSchema.nullable().describe('When an operator undid it; null if it was not undone'),
    isActive: z.boolean().describe('True if it applies now'),
  })
  .meta({
    id: 'Sanction',
    description:
      'A sanction against a player: a warning; a silence (no messages, invitations, nudges and names); or a ban (no ' +
      'access at all).',
  });
