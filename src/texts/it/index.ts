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

const guestNames: GuestNames = {
  first: wordsIn(`
    Abate Airone Cavaliere Falco Gufo Lupo Menestrello Mercante Merlo
    Mugnaio Muratore Oste Pastore Pellegrino Picchio Riccio Tasso Viandante
  `),
  second: wordsIn(`
    Allegro Ardito Arguto Astuto Brioso Calmo Cortese Curioso Felice Fortunato
    Gentile Gioioso Lesto Mite Onesto Paziente Quieto Sereno Svelto Vivace
  `),
};

/** Italian. */
export const italian: LanguageTexts = {
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
