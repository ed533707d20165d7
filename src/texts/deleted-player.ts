import type { Words } from './words.ts';

/** What the database calls a player whose account is gone. */
const deletedName = 'Deleted player';

/**
 * Returns a player's name in the language of the words: that of a deleted player is translated, names of people stay as
 * they are.
 */
export const nameInWords = ({ deletedPlayer }: Pick<Words, 'deletedPlayer'>, name: string): string =>
  name === deletedName ? deletedPlayer : name;
