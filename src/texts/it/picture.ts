import type { PictureTexts } from '../picture-texts.ts';
import { game } from './game.ts';
import { count, or } from './grammar.ts';

/** The words of pictures, in Italian. */
export const picture: PictureTexts = {
  player: (number) => `Giocatore ${number}`,
  awaiting: (name, phase) => `${name} deve ${phase === undefined ? 'decidere' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `Da piazzare: ${or(tiles)}.`,
  withoutResult: 'Terminata senza risultato',
  until: (deadline) => `fino a ${deadline}`,
  bag: (remaining, aside) =>
    `${count(remaining, 'tessera', 'tessere')} nel sacchetto${aside > 0 ? `, ${count(aside, 'messa da parte', 'messe da parte')}` : ''}`,
  bagEmpty: 'Il sacchetto è vuoto',
  position: (tiles, remaining, scores) =>
    `Carcassonne con ${count(tiles, 'tessera', 'tessere')} sul tavolo${remaining === undefined ? '' : `, ${remaining} nel sacchetto`}; punti: ${scores}.`,
};
