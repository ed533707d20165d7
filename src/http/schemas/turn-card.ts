import { z } from 'zod';
import { externalNameSchema } from './external-players.ts';
import { idSchema, timeSchema } from './forms.ts';
import { seatNumber } from './games.ts';

const play = {
  label: z.string().max(20).describe('As on the picture: `7a`, with a deployment `7a.2`'),
  handle: z.string().max(64).describe('Send it as `{"type":"option","id":handle}`'),
  text: z.string().max(1000).describe('Its short text form'),
  gains: z.array(z.int()).max(6).describe('Points that each seat gets at once'),
};

/** Somebody at the table whom a chat may mention. */
export const mentionSchema = z.object({
  seat: seatNumber,
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(100),
  external: externalNameSchema
    .optional()
    .describe('By which name your application knows the player, when you act on behalf of somebody'),
});

/** See `turnCard`. */
export const turnCardSchema = z
  .object({
    gameId: idSchema,
    version: z.int().min(0),
    status: z.enum(['open', 'running', 'finished', 'aborted']),
    sentence: z.string().max(1000).describe('The news in a sentence'),
    changes: z
      .array(z.object({ seq: z.int().min(1), sentence: z.string().max(20_000) }))
      .max(20)
      .describe('What changed since your last decision, the newest last'),
    pictures: z
      .array(z.object({ url: z.url().max(1000), alt: z.string().max(4000) }))
      .max(2)
      .describe('Pictures of the board with alternative text; they need no token, for a week at least'),
    options: z
      .array(z.object({ ...play, deployments: z.array(z.object(play)).max(200) }))
      .max(5000)
      .describe('What you may do; empty when somebody else is asked'),
    deadline: timeSchema.nullable(),
    links: z.object({ game: z.url().max(1000).describe('The page to play on') }),
    mentions: z
      .array(mentionSchema)
      .max(6)
      .describe('Players whose decision is awaited: whom a chat should mention'),
  })
  .meta({ id: 'TurnCard', description: 'All that a chat message or a mail needs in one answer.' });
