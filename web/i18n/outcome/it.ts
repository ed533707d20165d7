import { plural } from '../../../src/texts/names.ts';
import type { OutcomeTexts } from './en.ts';

const points = (count: number) => plural('it', count, { one: '1 punto', other: `${count} punti` });

/** What a table says when its game is over, and after a move, in Italian. */
export const outcome: OutcomeTexts = {
  youWonBy: (by) => `Hai vinto di ${points(by)}`,
  youLostBy: (by) => `Hai perso di ${points(by)}`,
  drawn: 'È un pareggio',
  youShare: 'Primo posto a pari merito',
  youCame: (place, behind) => `Sei ${place}º, a ${points(behind)} dal primo`,
  wonBy: (name, by) => `${name} ha vinto di ${points(by)}`,
  pointsByKind: 'Punti per tipo',
  total: 'Totale',
  place: (place) => `${place}º`,
  rematch: 'Rivincita',
  next: (name, waiting) => (waiting > 1 ? `Prossima: ${name} (${waiting} in attesa)` : `Prossima: ${name}`),
  nextShort: (waiting) => `Prossima (${waiting})`,
  against: (names) => `contro ${names}`,
};
