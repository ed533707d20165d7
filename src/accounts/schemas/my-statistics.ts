import { z } from 'zod';
import { idSchema } from '../../http/schemas/forms.ts';
import { habitsSchema } from '../../players/schemas/habits.ts';

const count = z.int().min(0);

const tallyShape = {
  played: count,
  won: count.describe('In first place, also together with others'),
  averagePoints: z.number().nullable().describe('Null without games'),
  bestPoints: z.int().nullable(),
};
const tallySchema = z.object(tallyShape);

const opponentSchema = z.object({
  playerId: idSchema,
  handle: z
    .string()
    .max(30)
    .nullable()
    .describe('Of the page of this player, `GET /v1/players/{handle}`; null where they hide it from you'),
  displayName: z.string().max(100),
  played: count.describe('Games with this player'),
  ahead: count.describe('In how many of them you were placed better; who resigns is behind all others'),
  behind: count.describe('In how many of them you were placed worse'),
});

export const myStatisticsSchema = z
  .object({
    people: tallySchema.describe('Games between people that were played to the end'),
    bySeats: z
      .array(z.object({ seats: z.int().min(1).max(6), ...tallyShape }))
      .max(6)
      .describe('The same by number of players'),
    opponents: z.array(opponentSchema).max(20).describe('Those whom you met most often'),
    robots: tallySchema.describe('Games to the end with a robot at the table from the beginning'),
    withoutResult: count.describe('Games that started and ended without a result'),
    habits: habitsSchema,
    scenarios: count.describe(
      'Games with a `scenario`, whose tiles were chosen in advance; they count nowhere else',
    ),
  })
  .meta({ id: 'MyStatistics', description: 'What came out of your games: of the newest 1,000.' });
