import { hasMixedScripts } from '../../accounts/profile/looks.ts';
import { nameSchema } from '../../helpers/name-schema.ts';

/** A player's display name. The letters of each word are of one script, because those of several look alike. */
export const displayNameSchema = nameSchema(64).refine(
  (name) => !hasMixedScripts(name),
  'All letters in a word of a display name must belong to one script.',
);
