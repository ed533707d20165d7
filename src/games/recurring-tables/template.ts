import { z } from 'zod';
import { NOT_OF_STANDING, termsSchema } from '../terms.ts';

/** What each table of a standing table is like, as it is stored. */
export const templateSchema = termsSchema
  .omit(NOT_OF_STANDING)
  .extend({ name: z.string().optional(), seatCount: z.int() });
export type Template = z.infer<typeof templateSchema>;
