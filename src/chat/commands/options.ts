import { type Command, commandTexts } from '../command.ts';
import { plainWords } from '../plain.ts';
import { readLabelledOption } from '../read-decision.ts';
import { showOptions, type Wanted } from '../show-options.ts';
import { PAGE_WORDS } from '../vocabulary.ts';
import { playing } from '../which-game.ts';

const PAGE = new RegExp(`^(?:${PAGE_WORDS.join('|')}) ?(\\d{1,3})$`);

/** `options`: the asker's options, at one place or all. */
export const options: Command<Wanted> = {
  name: 'options',
  texts: commandTexts('options'),
  among: playing,
  read(input, { language }) {
    const words = plainWords(input);
    const [, page] = PAGE.exec(words) ?? [];
    if (page !== undefined) return { page: Math.max(1, Number(page)) };
    const { label: about, who } = readLabelledOption(words, language) ?? {};
    return { about, who, page: 1 };
  },
  run: showOptions,
};
