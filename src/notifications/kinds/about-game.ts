import { z } from 'zod';
import { PHASES } from '../../engine/index.ts';
import { id, isGuest, named, person, robot, seat, standing, text, time, version } from './members.ts';

/**
 * Members of `data` of every webhook about a game. After a decision they show the state right after its entry, however
 * late the webhook is sent; otherwise the state when it is written.
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
      picture: z.url().nullable().describe('The board without hidden information; null for private games'),
    })
    .meta({
      id: 'WebhookGame',
      description:
        'The game. With an `entry`, this is the state after that entry, however late it is sent, and so are `scores`, ' +
        '`awaiting` and `pausedAt`. `version` is then its `seq`.',
    }),
  player: z
    .object(named)
    .meta({ id: 'WebhookRecipient', description: 'The recipient of the event.' })
    .nullable()
    .describe('The recipient; null if several players of your application are concerned'),
  seat: seat.nullable().describe('The recipient’s seat; null if they have none'),
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
    .meta({ id: 'WebhookAwaiting', description: 'The seats that have to decide, and their deadline.' })
    .nullable()
    .describe('The player whose turn it is; null unless the game is running'),
  pausedAt: time.nullable().describe('When the players paused the clock; null if the game is not paused'),
  sentence: text.describe('The event as a sentence'),
};
export type AboutGame = z.output<z.ZodObject<typeof aboutGame>>;
