import { z } from 'zod';
import { listedGameSchema, robotLevelSchema } from '../../games/schemas/games.ts';
import { timeSchema } from '../../http/schemas/forms.ts';
import { classRatingSchema } from '../../ratings/schemas/ratings.ts';
import { habitsSchema } from './habits.ts';
import { personSchema } from './people.ts';

const count = z.int().min(0);

/** A handle, also that of a robot. */
export const playerHandleSchema = z
  .string()
  .min(3)
  .max(36)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'A handle.')
  .meta({ examples: ['mira'] });

export const pageParams = z.object({
  handle: playerHandleSchema.describe('Handle of the player, in any case'),
});

export const playerPageSchema = personSchema
  .extend({
    isGuest: z.boolean().describe('Whether the player has no account'),
    robot: robotLevelSchema.nullable().describe('Level of a robot; null: a person'),
    since: timeSchema.nullable().describe('Since when the player is here; null where they do not show it'),
    record: z
      .object({ played: count, won: count.describe('In first place, also together with others') })
      .nullable()
      .describe(
        'Games between people that were played to the end, but for private ones, of the newest 1,000; null where the ' +
          'player does not show them',
      ),
    ratings: z
      .array(classRatingSchema)
      .max(2)
      .nullable()
      .describe('The class with the most games first; null where the player does not show them'),
    habits: habitsSchema.nullable().describe('Null of a robot, and where the player does not show them'),
    headToHead: z
      .object({
        played: count.describe('Games of the two of you that were played to the end'),
        ahead: count.describe('In how many of them you were placed better'),
        behind: count.describe('In how many of them you were placed worse'),
      })
      .nullable()
      .describe('Of the last 1,000 of these games; null without a token, and about yourself'),
    youFollow: z
      .object({
        notify: z.boolean().describe('Whether you are notified when the player opens a public table'),
      })
      .nullable()
      .describe(
        'How you follow the player (`PUT /v1/me/follows/{player}`), of whom nobody else learns; null: not',
      ),
  })
  .meta({ id: 'PlayerPage', description: 'A player, as far as they show themselves.' });

export const versusQuery = z.object({
  opponent: playerHandleSchema.describe('Handle of the other player, in any case'),
});

export const versusSchema = z
  .object({
    player: personSchema,
    opponent: personSchema,
    played: count.describe(
      'Games of the two that were played to the end and that you may see, of the last 1,000',
    ),
    ahead: count.describe('In how many of them `player` was placed better; who resigns is behind all others'),
    behind: count.describe('In how many of them `opponent` was placed better'),
    level: count.describe('In how many of them both had the same place'),
    points: z.object({ player: z.int(), opponent: z.int() }).describe('All points of either in these games'),
    last: z.array(listedGameSchema).max(5).describe('The games that ended last'),
  })
  .meta({ id: 'Versus', description: 'How games of two players ended.' });
