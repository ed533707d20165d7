import { z } from 'zod';

const points = z.array(z.int()).max(6);
const remainingTile = z.object({ tile: z.string().max(40), count: z.int().min(1) });

export const projectionQuery = z
  .object({
    x: z.coerce
      .number()
      .int()
      .min(-1000)
      .max(1000)
      .optional()
      .describe('Column of an empty cell next to a tile'),
    y: z.coerce
      .number()
      .int()
      .min(-1000)
      .max(1000)
      .optional()
      .describe('Row of an empty cell next to a tile'),
  })
  .refine(({ x, y }) => (x === undefined) === (y === undefined), {
    error: 'Send x and y together.',
    path: ['y'],
  });

export const projectionSchema = z
  .object({
    version: z.int().min(0),
    scores: points.describe(
      'Points per seat if the game ended now and the player declined all remaining choices of this turn',
    ),
    remaining: z
      .array(remainingTile)
      .max(400)
      .describe('Tiles that can still be drawn, in no particular order'),
    fitting: z
      .array(remainingTile.extend({ rotations: z.array(z.int()).max(4) }))
      .max(400)
      .nullable()
      .describe('The tiles that fit the cell `x`, `y`; null if no cell was requested'),
  })
  .meta({
    id: 'Projection',
    description: 'The scores if the game ended now, and the tiles that can still be drawn.',
  });
