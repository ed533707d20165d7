import { z } from 'zod';
import { expansionViewsSchema } from './catalogue.ts';
import { coreViewSchema } from './core/view-schema.ts';

/** A position as one viewer may see it: what is on the table, and what each expansion in play adds by its id. */
export const positionViewSchema = z.object({
  ...coreViewSchema.shape,
  expansions: expansionViewsSchema.describe(
    'The additions of each expansion, by its id; absent for expansions that are not in play',
  ),
});
export type PositionView = z.infer<typeof positionViewSchema>;
