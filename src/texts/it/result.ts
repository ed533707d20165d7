import type { ResultTexts } from '../result-texts.ts';
import { and } from './grammar.ts';

/** How a game ended, in Italian. */
export const result: ResultTexts = {
  won: (names) => `${names.length === 1 ? 'Ha' : 'Hanno'} vinto ${and(names)}`,
  wins: (names) => `${names.length === 1 ? 'Vince' : 'Vincono'} ${and(names)}.`,
  youResigned: 'Hai abbandonato.',
  othersResigned: (names) => `${and(names)} ${names.length === 1 ? 'ha' : 'hanno'} abbandonato.`,
  resigned: 'ha abbandonato',
};
