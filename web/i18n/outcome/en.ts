import { plural } from '../../../src/texts/names.ts';
import { ordinal } from './ordinal-en.ts';

const points = (count: number) => plural('en', count, { one: '1 point', other: `${count} points` });

/** What a table says when its game is over, and after a move, in English. */
export const outcome = {
  youWonBy: (by: number) => `You won by ${by}`,
  youLostBy: (by: number) => `You lost by ${by}`,
  drawn: 'It is a draw',
  youShare: 'You share first place',
  youCame: (place: number, behind: number) => `You came ${ordinal(place)}, ${points(behind)} behind`,
  wonBy: (name: string, by: number) => `${name} won by ${by}`,
  pointsByKind: 'Points by kind',
  total: 'Total',
  place: ordinal,
  rematch: 'Rematch',
  /** The next game that waits for the player, and how many do. */
  next: (name: string, waiting: number) =>
    waiting > 1 ? `Next: ${name} (${waiting} waiting)` : `Next: ${name}`,
  /** The same where there is little room. */
  nextShort: (waiting: number) => `Next (${waiting})`,
  against: (names: string) => `against ${names}`,
};

export type OutcomeTexts = typeof outcome;
