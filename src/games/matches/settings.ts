import { z } from 'zod';
import { rulesSchema } from '../../engine/index.ts';
import { clockSchema } from '../clock/deadlines.ts';

/** What all games of a match are like, as it is stored. */
export const matchSettingsSchema = z.strictObject({
  rules: rulesSchema,
  clock: clockSchema.nullable(),
  aids: z.boolean(),
  allowRobots: z.boolean(),
});
export type MatchSettings = z.infer<typeof matchSettingsSchema>;
