import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { POOL_PACES, POOL_PRESETS, POOL_SEATS } from '../rules/pool.ts';

const poolShape = {
  seats: z.literal([...POOL_SEATS]).describe('Number of players'),
  preset: z
    .enum(POOL_PRESETS)
    .describe('What is played: the name of expansions, as `GET /v1/pools` lists them'),
  pace: z
    .enum(POOL_PACES)
    .describe('Time for each decision; who lets it pass twice in a row leaves the game'),
  rated: z.boolean().describe('Whether the game counts for ratings'),
};

export const poolSchema = z.strictObject({ ...poolShape, rated: poolShape.rated.default(true) }).meta({
  id: 'Pool',
  description: 'A kind of game for which people wait.',
  examples: [{ seats: 2, preset: 'base', pace: 'three-days', rated: true }],
});

export const poolWaitSchema = z
  .object({
    id: idSchema,
    ...poolShape,
    since: timeSchema.describe('Since when you wait there'),
    expiresAt: timeSchema.describe('When you wait there no more, unless you say so again'),
  })
  .meta({ id: 'PoolWait', description: 'A pool in which you wait for a game.' });

export const poolWaitParams = z.object({ id: idSchema.describe('Id of your waiting') });

export const poolsSchema = z
  .object({
    presets: z
      .array(z.object({ preset: z.string().max(20), expansions: z.array(z.string().max(40)).max(10) }))
      .max(10)
      .describe('What can be played'),
    paces: z
      .array(z.object({ pace: z.string().max(20), perTurn: z.string().max(20) }))
      .max(10)
      .describe('How much time each decision can have, ISO 8601 durations'),
    waiting: z
      .array(z.object({ ...poolShape, waiting: z.int().min(1).describe('How many wait there') }))
      .max(100)
      .describe('The pools in which somebody waits'),
  })
  .meta({ id: 'Pools', description: 'What people can wait for, and where somebody waits.' });
