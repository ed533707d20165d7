import { z } from 'zod';
import { idSchema } from '../../http/schemas/forms.ts';
import { playStatsSchema } from '../../players/schemas/play-stats.ts';

const count = z.int().min(0);

const tallyShape = {
  played: count,
  won: count.describe('Games won, including shared first places'),
  averagePoints: z.number().nullable().describe('Average points; null without games'),
  bestPoints: z.int().nullable(),
};
const tallySchema = z.object(tallyShape);

const opponentSchema = z.object({
  playerId: idSchema,
  handle: z
    .string()
    .max(30)
    .nullable()
    .describe('Handle for `GET /v1/players/{handle}`; null if the player’s page is hidden from you'),
  displayName: z.string().max(100),
  played: count.describe('Games with this player'),
  ahead: count.describe('Number of games where you placed higher; players who resign are behind all others'),
  behind: count.describe('Number of games where you placed lower'),
});

export const myStatisticsSchema = z
  .object({
    people: tallySchema.describe('Completed games between people'),
    byPlayerCount: z
      .array(z.object({ seats: z.int().min(1).max(6), ...tallyShape }))
      .max(6)
      .describe('Completed games between people, by number of players'),
    opponents: z.array(opponentSchema).max(20).describe('Your most frequent opponents'),
    robots: tallySchema.describe('Completed games with a robot at the table from the start'),
    aborted: count.describe('Games that started but ended without a result'),
    playStats: playStatsSchema,
    scenarios: count.describe(
      'Games with a `scenario`, whose tiles were chosen in advance; they are counted nowhere else',
    ),
  })
  .meta({ id: 'MyStatistics', description: 'Statistics of your newest 1,000 games.' });
