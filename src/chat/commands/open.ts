import { type Command, commandTexts, noArguments } from '../command.ts';
import { openTables, tableLines } from '../game-lines.ts';
import { done } from '../reply.ts';

/** `open`: games with a free seat that the asker can take. */
export const open: Command<undefined> = {
  name: 'open',
  texts: commandTexts('open'),
  read: noArguments,
  async run(asker) {
    const lines = tableLines(asker, await openTables(asker));
    return done(lines.length === 0 ? [asker.texts.noOpenGames] : [asker.texts.openGames, ...lines]);
  },
};
