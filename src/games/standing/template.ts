import { z } from 'zod';
import { rulesRequestSchema } from '../../engine/index.ts';
import { clockSchema } from '../clock/deadlines.ts';

/** What each table of a standing table is like, as it is stored. */
export const templateSchema = z.object({
  name: z.string().optional(),
  rules: rulesRequestSchema.optional(),
  seatCount: z.int(),
  visibility: z.enum(['public', 'unlisted', 'private']),
  seating: z.enum(['as-taken', 'drawn']),
  clock: clockSchema.optional(),
  aids: z.boolean(),
  allowRobots: z.boolean(),
  rated: z.boolean().optional(),
  minReliability: z.int().optional(),
});
export type Template = z.infer<typeof templateSchema>;
