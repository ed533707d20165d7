import { type Command, noArguments } from '../../../src/chat/command.ts';
import { done } from '../../../src/chat/reply.ts';
import { playing } from '../../../src/chat/which-game.ts';
import { inEachLanguage } from '../../../src/texts/index.ts';

/** A command that the product does not have: it greets the table. */
export const wave: Command<undefined> = {
  name: 'wave',
  texts: {
    ...inEachLanguage(() => ({ words: ['wave', 'greet'], help: 'wave: greets the table.' }) as const),
    it: { words: ['saluta'], help: 'saluta: saluta il tavolo.' },
  },
  among: playing,
  read: noArguments,
  run: async ({ language }, game) =>
    done([language === 'it' ? `Ciao, ${game.name}!` : `Hello, ${game.name}!`], { game }),
};
