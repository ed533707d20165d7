import { expansionWords } from '#expansion-words/de';
import { type GameWords, gameWords } from '../game-words.ts';
import { and, points, tag } from './grammar.ts';

/** The words for games in German. Pieces with an article are in the accusative. */
export const game: GameWords = /* @__PURE__ */ gameWords(
  {
    tag,
    deletedPlayer: 'Gelöschter Spieler',
    and,
    points,
    times: (number) => (number === 1 ? 'ein Gefolgsmann' : `${number} Gefolgsleute`),
    counted: (of, number) => `${number} ${of}`,
    at: (x, y) => ` auf ${x},${y}`,
    puts: (who) => `setzt ${who}`,
    ownedBy: ({ one }, owner) => `${one} von ${owner ?? 'dir'}`,
    player: (number) => `Spieler ${number}`,
    put: (who) => `setze ${who}`,
    completed: (feature) => `Fertig: ${feature}.`,
    takes: (what, number) => `bekommt ${number} × ${what}`,
    laysTile: 'legt ein Plättchen',
    goals: {
      away: 'weg von dir',
      towards: (player) => `zu ${player}`,
      inOrder: (goals) => goals.join(', sonst '),
    },
  },
  expansionWords,
);
