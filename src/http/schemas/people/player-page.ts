import { z } from 'zod';
import { timeSchema } from '../forms.ts';
import { robotLevelSchema } from '../games/games.ts';
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
    headToHead: z
      .object({
        played: count.describe('Games of the two of you that were played to the end'),
        ahead: count.describe('In how many of them you were placed better'),
        behind: count.describe('In how many of them you were placed worse'),
      })
      .nullable()
      .describe('Of your newest 1,000 games; null without a token, and about yourself'),
  })
  .meta({ id: 'PlayerPage', description: 'A player, as far as they show themselves.' });
