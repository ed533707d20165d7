import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { deadlineLines, headline, situationOf } from '../situation.ts';
import { playing } from '../which-game.ts';

/** `time`: the deadline of the pending decision. */
export const time: Command<undefined> = {
  name: 'time',
  texts: commandTexts('time'),
  among: playing,
  read: noArguments,
  async run(asker, game) {
    const lines = game.status === 'running' ? [headline(asker, await situationOf(asker, game))] : [];
    const until = deadlineLines(asker, game);
    return done([...lines, ...(until.length > 0 ? until : [asker.texts.noDeadline])], { game });
  },
};
