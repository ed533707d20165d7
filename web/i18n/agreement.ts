import type { GameWords } from '../../src/texts/game-words.ts';

/** Whether the name of a kind of feature is feminine in the language of the words. */
export const isFeminine = ({ expansions }: Pick<GameWords, 'expansions'>, kind: string): boolean =>
  Object.values(expansions).some(({ features }) => features?.[kind]?.isFeminine === true);
