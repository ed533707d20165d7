import { z } from 'zod';
import { externalNameSchema } from '../../../accounts/schemas/external-players.ts';
import { idSchema, timeSchema } from '../../../http/schemas/forms.ts';
import { pausedAtSchema, robotLevelSchema, seatNumber } from '../games.ts';
import { deploymentCount, MAX_DEPLOYMENTS } from './options.ts';

const option = {
  label: z.string().max(20).describe('The label in the picture: `7a`, or `7a.2` with a deployment'),
  handle: z.string().max(64).describe('Send it as `{"type":"option","id":handle}`'),
  text: z.string().max(1000).describe('The decision in short notation'),
  gains: z.array(z.int()).max(6).describe('Points that each seat scores immediately'),
};

/** A player that a chat can mention. */
export const mentionSchema = z.object({
  seat: seatNumber,
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(110),
  isGuest: z.boolean().describe('True if the player has no account'),
  robot: robotLevelSchema
    .nullable()
    .describe('Level of the robot that decides for the seat now; null if none does'),
  external: externalNameSchema
    .optional()
    .describe('Your application’s name for the player, if you act on behalf of a player'),
});

export const turnCardSchema = z
  .object({
    gameId: idSchema,
    version: z.int().min(0),
    status: z.enum(['open', 'running', 'finished', 'aborted']),
    sentence: z.string().max(1000).describe('The situation in one sentence'),
    changes: z
      .array(z.object({ seq: z.int().min(1), sentence: z.string().max(20_000) }))
      .max(20)
      .describe('Changes since your last decision, newest last'),
    pictures: z
      .array(z.object({ url: z.url().max(1000), alt: z.string().max(4000) }))
      .max(2)
      .describe('Pictures of the board with alternative text; they work without a token for at least a week'),
    options: z
      .array(
        z.object({
          ...option,
          deploymentCount: deploymentCount.describe('The number of its deployments'),
          deployments: z
            .array(z.object(option))
            .max(MAX_DEPLOYMENTS)
            .describe('Empty if all options together have more than 1,000, unless you ask for one `option`'),
        }),
      )
      .max(5000)
      .describe('Your options; empty if it is not your turn'),
    deadline: timeSchema.nullable(),
    pausedAt: pausedAtSchema,
    links: z.object({ game: z.url().max(1000).describe('The page of the game') }),
    mentions: z
      .array(mentionSchema)
      .max(6)
      .describe('The people whose decision the game is waiting for; mention them in the chat'),
  })
  .meta({
    id: 'TurnCard',
    description: 'Everything you need for a chat message or an email, in one response.',
  });
