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
    times: (number) => (number === 1 ? 'one meeple' : `${number} meeples`),
    counted: (of, number) => count(number, of.replace(/s$/, '')),
    at: (x, y) => ` at ${x},${y}`,
    puts: (who) => `puts ${who}`,
    ownedBy: ({ name }, owner) => (owner === undefined ? `your ${name}` : `${owner}’s ${name}`),
    player: (number) => `player ${number}`,
    put: (who) => `put ${who}`,
    completed: (feature, tiles) => `The ${feature} of ${tiles} is complete.`,
    takes: (what, number) => `takes ${count(number, `${what} token`)}`,
    laysTile: 'places a tile',
    goals: {
      away: 'away from you',
      towards: (player) => `towards ${player}`,
      inOrder: (goals) => goals.join(', else '),
    },
  },
  expansionWords,
);
