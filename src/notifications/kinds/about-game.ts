import { z } from 'zod';
import { PHASES } from '../../engine/index.ts';
import { id, isGuest, named, person, robot, seat, standing, text, time, version } from './members.ts';

/**
 * Members of `data` of every webhook about a game. After a decision they are those of its entry, however late it is sent;
 * else those of the moment at which it is written.
 */
export const aboutGame = {
  game: z
    .object({
      id,
      name: z.string().max(80),
      status: z.enum(['open', 'running', 'finished', 'aborted']),
      version,
      url: z.url(),
      page: z.url(),
      picture: z.url().nullable().describe('The board as everybody may see it; null for private games'),
    })
    .meta({
      id: 'WebhookGame',
      description:
        'The game. With an `entry`, it is as that left it, and so are `scores`, `awaiting` and `pausedAt`, however late ' +
        'this is sent: `version` is its `seq`.',
    }),
  player: z
    .object(named)
    .meta({ id: 'WebhookRecipient', description: 'The player whom it is for.' })
    .nullable()
    .describe('The recipient; null if several players of your application are concerned'),
  seat: seat.nullable().describe("The recipient's seat; null without one"),
  players: z
    .array(
      z
        .object({ seat, ...person, isGuest, robot })
        .meta({ id: 'WebhookPlayer', description: 'A player with a seat.' }),
    )
    .max(6),
  ...standing,
  awaiting: z
    .object({ seats: z.array(seat).max(6), phase: z.enum(PHASES), deadline: time.nullable() })
    .meta({ id: 'WebhookAwaiting', description: 'The seats that are to decide, and until when.' })
    .nullable()
    .describe('Whose turn it is; null unless the game is running'),
  pausedAt: time.nullable().describe('Since when the clock stands still; null: it does not'),
  sentence: text.describe('The same for people'),
};
export type AboutGame = z.output<z.ZodObject<typeof aboutGame>>;
