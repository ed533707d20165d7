import type { LanguageTexts } from '../language-texts.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { commands } from './chat-commands.ts';
import { words as chatWords } from './chat-words.ts';
import { email } from './email.ts';
import { embed } from './embed.ts';
import { game } from './game.ts';
import { guestNames } from './guest-names.ts';
import { hints } from './hints.ts';
import { lessons } from './lessons/index.ts';
import { links } from './links.ts';
import { picture } from './picture.ts';
import { plans } from './plans.ts';
import { push } from './push.ts';
import { reports } from './reports.ts';
import { result } from './result.ts';
import { standings } from './standings.ts';
import { terminal } from './terminal.ts';

/** Italian. */
export const italian: LanguageTexts = {
  game,
  picture,
  standings,
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
