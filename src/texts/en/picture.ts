import type { PictureTexts } from '../picture-texts.ts';
import { game } from './game.ts';
import { count, or } from './grammar.ts';

/** The words of pictures, in English. */
export const picture: PictureTexts = {
  player: (number) => `Player ${number}`,
  awaiting: (name, phase) => `${name} to ${phase === undefined ? 'decide' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `To place: ${or(tiles)}.`,
  withoutResult: 'Ended without a result',
  until: (deadline) => `until ${deadline}`,
  bag: (remaining, aside) =>
    `${count(remaining, 'tile')} in the bag${aside > 0 ? `, ${aside} set aside` : ''}`,
  bagEmpty: 'The bag is empty',
  position: (tiles, remaining, scores) =>
    `Carcassonne with ${count(tiles, 'tile')} on the table${remaining === undefined ? '' : `, ${remaining} in the bag`}; points: ${scores}.`,
};
