import { type Command, commandTexts } from '../command.ts';
import { type Label, parseLabel } from '../label.ts';
import { plainWords } from '../plain.ts';
import { showOptions } from '../show-options.ts';
import { PAGE_WORDS } from '../vocabulary.ts';
import { playing } from '../which-game.ts';

interface Given {
  /** Restricts the list to one place. */
  readonly about?: Label;
  readonly page: number;
}

const PAGE = new RegExp(`^(?:${PAGE_WORDS.join('|')}) ?(\\d{1,3})$`);

/** `options`: the asker's options, at one place or all. */
export const options: Command<Given> = {
  name: 'options',
  texts: commandTexts('options'),
  among: playing,
  read(input) {
    const words = plainWords(input);
    const [, page] = PAGE.exec(words) ?? [];
    if (page !== undefined) return { page: Math.max(1, Number(page)) };
    const about = parseLabel(words);
    return { page: 1, ...(about !== undefined && { about }) };
  },
  run: showOptions,
};
