import type { ResultTexts } from '../result-texts.ts';
import { and } from './grammar.ts';

/** How a game ended, in German. */
export const result: ResultTexts = {
  won: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  wins: (names) => `${and(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
  youResigned: 'Du hast aufgegeben.',
  othersResigned: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben.`,
  resigned: 'hat aufgegeben',
};
