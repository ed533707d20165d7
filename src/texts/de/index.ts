import { type GuestNames, wordsIn } from '../guest-names.ts';
import type { LanguageTexts } from '../language-texts.ts';
import { chat } from './chat.ts';
import { words as chatWords } from './chat-words.ts';
import { commands, terminal } from './commands.ts';
import { email } from './email.ts';
import { game } from './game.ts';
import { hints, plans, reports, result } from './games.ts';
import { lessons } from './lessons/index.ts';
import { links } from './links.ts';
import { cards, embed, picture, standings } from './pictures.ts';
import { push } from './push.ts';
import { tableOptions } from './table-options.ts';

// Every second word is masculine, as the endings of the first ones are.
const guestNames: GuestNames = {
  first: wordsIn(`
    Flinker Froher Fixer Munterer Kluger Lustiger Mutiger Netter Ruhiger Sanfter
    Schlauer Stiller Treuer Wacher Weiser Heiterer Guter Listiger Kecker Braver
  `),
  second: wordsIn(`
    Abt Dachs Falke Fuchs Igel Luchs Marder Otter Ritter Schmied
    Hirte Pilger Wirt Bauer Maurer Reiher Specht Storch Uhu Wanderer
  `),
};

/** German. */
export const german: LanguageTexts = {
  game,
  picture,
  standings,
  tableOptions,
  chat,
  commands,
  chatWords,
  email,
  push,
  lessons,
  links,
  cards,
  embed,
  plans,
  reports,
  result,
  terminal,
  guestNames,
  hints,
};
