import { isDeclining } from '../../engine/index.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { type Command, commandTexts, nothingElse } from '../command.ts';
import { play } from '../play.ts';
import { refused } from '../reply.ts';
import { notAwaiting } from '../show-options.ts';
import { situationOf } from '../situation.ts';
import { playing } from '../which-game.ts';

/** `pass`: answers "no" where the phase allows it. */
export const pass: Command<undefined> = {
  name: 'pass',
  texts: commandTexts('pass'),
  among: playing,
  read: nothingElse,
  async run(asker, game) {
    const { texts, words, deps, playerId } = asker;
    const situation = game.status === 'running' ? await situationOf(asker, game) : undefined;
    if (situation?.awaiting === undefined || !situation.isAwaiting)
      return notAwaiting(asker, game, situation);
    const { options } = await listOptions(deps, playerId, game);
    const no = options.find(({ decision }) => isDeclining(decision));
    if (no !== undefined) return play(asker, game, no.decision);
    return refused([texts.nothingToPass(words.phase(situation.awaiting.phase).question)], { game });
  },
};
