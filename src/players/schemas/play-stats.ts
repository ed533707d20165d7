import { z } from 'zod';

const count = z.int().min(0);
const seconds = z.number().min(0);

export const reliabilitySchema = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe(
    'Percentage of the newest games that were not abandoned; newer games count more. Null before five games',
  );

export const playStatsSchema = z
  .object({
    reliability: reliabilitySchema,
    games: count.describe('Number of games included: at most the newest 50 with other people'),
    abandoned: count.describe('Number of these games that the player abandoned'),
    turnTimes: z
      .object({
        turns: count,
        lowerQuartile: seconds.describe('First quartile of the time for a turn, in seconds'),
        median: seconds.describe('Median time for a turn, in seconds'),
        upperQuartile: seconds.describe('Third quartile of the time for a turn, in seconds'),
      })
      .nullable()
      .describe('Turn times in the newest 100 games that are not private; null if there are none'),
    expansions: z
      .array(z.object({ expansion: z.string().max(40), games: count }))
      .max(5)
      .describe('Expansions in these games, most played first'),
  })
  .meta({
    id: 'PlayStats',
    description:
      'Play statistics from a player’s newest games with other people. A player abandons a game by losing on time, ' +
      'by being away at its end, or by resigning before the first decision. Resigning while at least two others ' +
      'play on also counts. Several games abandoned in one absence count as one. Each game is counted a minute or ' +
      'two after its end.',
  });
