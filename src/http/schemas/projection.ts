import { z } from 'zod';

const points = z.array(z.int()).max(6);
const remainingTile = z.object({ tile: z.string().max(40), count: z.int().min(1) });

export const projectionQuery = z
  .object({
    x: z.coerce.number().int().min(-1000).max(1000).optional().describe('Of an empty cell beside the board'),
    y: z.coerce.number().int().min(-1000).max(1000).optional().describe('Of the same cell'),
  })
  .refine(({ x, y }) => (x === undefined) === (y === undefined), {
    error: 'x and y go together.',
    path: ['y'],
  });

export const projectionSchema = z
  .object({
    version: z.int().min(0),
    scores: points.describe('Points per seat if the game ended now'),
    remaining: z.array(remainingTile).max(400).describe('Tiles that can still come, in no order'),
    fitting: z
      .array(remainingTile.extend({ rotations: z.array(z.int()).max(4) }))
      .max(400)
      .nullable()
      .describe('Those that fit into the cell `x`, `y`; null when none was asked for'),
  })
  .meta({ id: 'Projection', description: 'What the game would come to, and what can still come.' });
