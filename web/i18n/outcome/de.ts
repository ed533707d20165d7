import { plural } from '../../../src/texts/names.ts';
import type { OutcomeTexts } from './en.ts';

/** Points in the dative: `mit 3 Punkten`. */
const points = (count: number) => plural('de', count, { one: '1 Punkt', other: `${count} Punkten` });

/** What a table says when its game is over, and after a move, in German. */
export const outcome: OutcomeTexts = {
  youWonBy: (by) => `Gewonnen, mit ${points(by)} Vorsprung`,
  youLostBy: (by) => `Verloren, mit ${points(by)} Rückstand`,
  drawn: 'Unentschieden',
  youShare: 'Du teilst dir den ersten Platz',
  youCame: (place, behind) => `Platz ${place}, mit ${points(behind)} Rückstand`,
  wonBy: (name, by) => `${name} gewinnt mit ${points(by)} Vorsprung`,
  pointsByKind: 'Punkte nach Art',
  total: 'Summe',
  place: (place) => `${place}.`,
  rematch: 'Revanche',
  next: (name, waiting) => (waiting > 1 ? `Weiter: ${name} (${waiting} warten)` : `Weiter: ${name}`),
  nextShort: (waiting) => `Weiter (${waiting})`,
  against: (names) => `gegen ${names}`,
};
