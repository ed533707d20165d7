import type { PictureTexts } from '../picture-texts.ts';
import { game } from './game.ts';
import { or } from './grammar.ts';

/** The words of pictures, in German. */
export const picture: PictureTexts = {
  player: (number) => `Spieler ${number}`,
  awaiting: (name, phase) =>
    `${name} muss ${phase === undefined ? 'sich entscheiden' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `Zu legen: ${or(tiles)}.`,
  withoutResult: 'Ohne Ergebnis beendet',
  until: (deadline) => `bis ${deadline}`,
  bag: (remaining, aside) =>
    `${remaining} Plättchen im Beutel${aside > 0 ? `, ${aside} beiseitegelegt` : ''}`,
  bagEmpty: 'Der Beutel ist leer',
  position: (tiles, remaining, scores) =>
    `Carcassonne mit ${tiles} Plättchen auf dem Tisch${remaining === undefined ? '' : `, ${remaining} im Beutel`}; Punkte: ${scores}.`,
};
