import { z } from 'zod';
import { listedGameSchema, robotLevelSchema } from '../../games/schemas/games.ts';
import { timeSchema } from '../../http/schemas/forms.ts';
import { classRatingSchema } from '../../ratings/schemas/ratings.ts';
import { personSchema } from './people.ts';
import { playStatsSchema } from './play-stats.ts';

const count = z.int().min(0);

/** The handle of a player or robot. */
export const playerHandleSchema = z
  .string()
  .min(3)
  .max(36)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Send a handle.')
  .meta({ examples: ['mira'] });

export const pageParams = z.object({
  handle: playerHandleSchema.describe('Handle of the player (case-insensitive)'),
});

export const playerPageSchema = personSchema
  .extend({
    isGuest: z.boolean().describe('True if the player has no account'),
    robot: robotLevelSchema.nullable().describe('Level of a robot; null for a person'),
    since: timeSchema.nullable().describe('When the player joined; null if hidden'),
    record: z
      .object({ played: count, won: count.describe('Games won, including shared first places') })
      .nullable()
      .describe(
        'Completed games between people among the newest 1,000, without private ones; null if hidden',
      ),
    ratings: z
      .array(classRatingSchema)
      .max(2)
      .nullable()
      .describe('Ratings, starting with the class with the most games; null if hidden'),
    playStats: playStatsSchema.nullable().describe('Play statistics; null for a robot, or if hidden'),
    headToHead: z
      .object({
        played: count.describe('Number of completed games between you and the player'),
        ahead: count.describe('Number of games where you placed higher'),
        behind: count.describe('Number of games where you placed lower'),
      })
      .nullable()
      .describe('Your last 1,000 games with the player; null without a token, and for yourself'),
    yourFollow: z
      .object({
        notify: z.boolean().describe('True if you are notified when the player opens a public table'),
      })
      .nullable()
      .describe(
        'How you follow the player (`PUT /v1/me/follows/{player}`), visible only to you; null if you do not',
      ),
  })
  .meta({ id: 'PlayerPage', description: 'A player’s profile, without hidden parts.' });

export const versusQuery = z.object({
  opponent: playerHandleSchema.describe('Handle of the other player (case-insensitive)'),
});

export const versusSchema = z
  .object({
    player: personSchema,
    opponent: personSchema,
    played: count.describe(
      'Number of completed games between the two that you can see, among the last 1,000',
    ),
    ahead: count.describe(
      'Number of games where `player` placed higher; players who resign are behind all others',
    ),
    behind: count.describe('Number of games where `opponent` placed higher'),
    level: count.describe('Number of games where both had the same place'),
    points: z
      .object({ player: z.int(), opponent: z.int() })
      .describe('Total points of each player in these games'),
    last: z.array(listedGameSchema).max(5).describe('The latest games'),
  })
  .meta({ id: 'Versus', description: 'The results of the games between two players.' });
