import { expansionWords } from '#expansion-words/it';
import { type GameWords, gameWords } from '../game-words.ts';
import { and, count, points, tag } from './grammar.ts';

/** The words for games in Italian. */
export const game: GameWords = /* @__PURE__ */ gameWords(
  {
    tag,
    deletedPlayer: 'Giocatore eliminato',
    and,
    points,
    times: (number) => (number === 1 ? 'un seguace' : `${number} seguaci`),
    counted: (of, number) => `${number} ${of}`,
    at: (x, y) => ` in ${x},${y}`,
    puts: (who) => `mette ${who}`,
    ownedBy: ({ name, one }, owner) => (owner === undefined ? `il tuo ${name}` : `${one} di ${owner}`),
    player: (number) => `giocatore ${number}`,
    put: (who) => `metti ${who}`,
    completed: (feature) => `Elemento completo: ${feature}.`,
    takes: (what, number) => `prende ${count(number, `segnalino ${what}`, `segnalini ${what}`)}`,
    laysTile: 'piazza una tessera',
    goals: {
      away: 'lontano da te',
      towards: (player) => `verso ${player}`,
      inOrder: (goals) => goals.join(', altrimenti '),
    },
  },
  expansionWords,
);
