import { z } from 'zod';

const count = z.int().min(0);
const seconds = z.number().min(0);

export const reliabilitySchema = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe(
    'Percent of the newest games that were not abandoned, newer ones counting more; null before five games',
  );

export const habitsSchema = z
  .object({
    reliability: reliabilitySchema,
    games: count.describe('How many games that is about: at most the newest 50 with other people'),
    abandoned: count.describe('How many of them the player abandoned'),
    turnTimes: z
      .object({
        turns: count,
        quarter: seconds.describe('A quarter of the turns took no longer than this, in seconds'),
        half: seconds.describe('The median, in seconds'),
        threeQuarters: seconds.describe('Three quarters of the turns took no longer than this, in seconds'),
      })
      .nullable()
      .describe('Of the newest 100 games that are not private; null without any'),
    expansions: z
      .array(z.object({ expansion: z.string().max(40), games: count }))
      .max(5)
      .describe('Those of these games, the one played most first'),
  })
  .meta({
    id: 'Habits',
    description:
      'How somebody plays, by the newest games with other people. A game is abandoned by who leaves on time, is away at its ' +
      'end, gives up before deciding anything, or gives up while two others or more play on; several that were abandoned in ' +
      'one absence count as one. Each game is counted a minute or two after its end.',
  });
