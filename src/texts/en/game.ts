import { expansionWords } from '#expansion-words/en';
import { type GameWords, gameWords } from '../game-words.ts';
import { and, count, points, tag } from './grammar.ts';

/** The words for games in English. */
export const game: GameWords = /* @__PURE__ */ gameWords(
  {
    tag,
    deletedPlayer: 'Deleted player',
    and,
    points,
    times: (number) => (number === 1 ? 'one follower' : `${number} followers`),
    counted: (of, number) => count(number, of.replace(/s$/, '')),
    sends: (who) => `sends ${who}`,
    completed: (feature, tiles) => `The ${feature} of ${tiles} is complete.`,
    takes: (what, number) => `takes ${count(number, `${what} token`)}`,
    laysTile: 'lays a tile',
  },
  expansionWords,
);
