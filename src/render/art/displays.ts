import type { ExpansionDisplay } from './expansion-display.ts';
import { abbeyDisplay } from './expansions/abbey-and-mayor.ts';
import { countDisplay } from './expansions/count.ts';
import { kingDisplay } from './expansions/king-and-robber.ts';
import { tradersDisplay } from './expansions/traders-and-builders.ts';

/** What pictures show of expansions, by their ids; a seat's holdings are shown in this order. */
export const displays: Readonly<Record<string, ExpansionDisplay>> = {
  'abbey-and-mayor': abbeyDisplay,
  'traders-and-builders': tradersDisplay,
  'king-and-robber': kingDisplay,
  count: countDisplay,
};
