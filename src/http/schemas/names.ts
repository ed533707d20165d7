import { hasMixedScripts } from '../../accounts/profile/looks.ts';
import { nameSchema } from '../../helpers/name-schema.ts';

/** A name by which others know a player. In each word its letters are of one script: those of several look alike. */
export const displayNameSchema = nameSchema(64).refine(
  (name) => !hasMixedScripts(name),
  'All letters in a word of a display name must belong to one script.',
);
