import { readEntries } from '../../games/log/read-entries.ts';
import { type Command, commandTexts } from '../command.ts';
import { entryLine } from '../entry-lines.ts';
import { done } from '../reply.ts';
import { playing } from '../which-game.ts';

interface Given {
  readonly count: number;
}

const usual = 5;
const most = 20;

/** `log`: the last moves. */
export const log: Command<Given> = {
  name: 'log',
  texts: commandTexts('log'),
  among: playing,
  read(input) {
    const [digits] = /^\d{1,3}(?=[\s.,;!?]*$)/.exec(input) ?? [];
    return { count: Math.min(Math.max(Number(digits ?? usual), 1), most) };
  },
  async run(asker, game, { count }) {
    const after = Math.max(0, game.version - count);
    const entries = await readEntries(asker.deps, game, after, count);
    if (entries.length === 0) return done([asker.texts.noMoves], { game });
    return done(
      entries.map((entry) => entryLine(asker, game, entry)),
      { game },
    );
  },
};
