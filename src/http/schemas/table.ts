import { positionViewSchema } from '../../engine/index.ts';

/** The table as the viewer may see it. */
export const tableSchema = positionViewSchema.meta({
  id: 'Table',
  description: 'Everything on the table, as the viewer may see it.',
});
