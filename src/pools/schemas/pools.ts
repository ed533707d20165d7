import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { POOL_PACES, POOL_PRESETS, POOL_SEATS } from '../rules/pool.ts';

const poolShape = {
  seats: z.literal([...POOL_SEATS]).describe('Number of players'),
  preset: z.enum(POOL_PRESETS).describe('Name of a set of expansions, as listed by `GET /v1/pools`'),
  pace: z
    .enum(POOL_PACES)
    .describe('Time for each decision; players who miss the deadline twice in a row leave the game'),
  rated: z.boolean().describe('True if the game counts for ratings'),
};

export const poolSchema = z.strictObject({ ...poolShape, rated: poolShape.rated.default(true) }).meta({
  id: 'Pool',
  description: 'A kind of game that players can wait for.',
  examples: [{ seats: 2, preset: 'base', pace: 'three-days', rated: true }],
});

export const poolWaitSchema = z
  .object({
    id: idSchema,
    ...poolShape,
    since: timeSchema.describe('When you joined the pool'),
    expiresAt: timeSchema.describe('When your wait ends unless you renew it'),
  })
  .meta({ id: 'PoolWait', description: 'A pool where you wait for a game.' });

export const poolWaitParams = z.object({ id: idSchema.describe('Id of your wait') });

export const poolsSchema = z
  .object({
    presets: z
      .array(z.object({ preset: z.string().max(20), expansions: z.array(z.string().max(40)).max(10) }))
      .max(10)
      .describe('The available sets of expansions'),
    paces: z
      .array(z.object({ pace: z.string().max(20), perTurn: z.string().max(20) }))
      .max(10)
      .describe('The available times for a decision, as ISO 8601 durations'),
    waiting: z
      .array(z.object({ ...poolShape, waiting: z.int().min(1).describe('Number of players waiting') }))
      .max(100)
      .describe('The pools where players are waiting'),
  })
  .meta({
    id: 'Pools',
    description: 'The available kinds of game, and the pools where players are waiting.',
  });
