import type { ResultTexts } from '../result-texts.ts';
import { and } from './grammar.ts';

/** How a game ended, in English. */
export const result: ResultTexts = {
  won: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} won`,
  wins: (names) => `${and(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
  youResigned: 'You resigned.',
  othersResigned: (names) => `${and(names)} resigned.`,
  resigned: 'resigned',
};
