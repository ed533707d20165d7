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
    Bold Bright Calm Cheerful Clever Curious Gentle Happy Honest Jolly
    Kind Lively Lucky Merry Nimble Patient Quick Quiet Swift Wandering
  `),
  second: wordsIn(`
    Abbot Badger Builder Falcon Farmer Ferryman Fox Heron Innkeeper Knight
    Lark Mason Merchant Miller Minstrel Otter Pilgrim Shepherd Stork Traveller
  `),
};

/** English. */
export const english: LanguageTexts = {
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
