import type { z } from 'zod';
import { rulesSchema } from '../engine/index.ts';
import { clockSchema } from '../games/clock/deadlines.ts';
import { NOT_OF_MATCH, termsSchema } from '../games/terms.ts';

/** The stored settings shared by all games of a match. */
export const matchSettingsSchema = termsSchema
  .omit(NOT_OF_MATCH)
  .extend({ rules: rulesSchema, clock: clockSchema.nullable() })
  .strict();
export type MatchSettings = z.infer<typeof matchSettingsSchema>;
