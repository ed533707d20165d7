import { z } from 'zod';
import { NOT_OF_STANDING, termsSchema } from '../terms.ts';

/** The stored settings of a standing table's games. */
export const templateSchema = termsSchema
  .omit(NOT_OF_STANDING)
  .extend({ name: z.string().optional(), seatCount: z.int() });
export type Template = z.infer<typeof templateSchema>;
