import { answerAsked } from '../../games/play/asked-option.ts';
import type { Action } from '../command.ts';
import { play } from '../play.ts';
import { refused } from '../reply.ts';
import { gameFor } from '../which-game.ts';

/** `yes`: plays the option that the last reply asked about, unless another decision has been made since. */
export const playAsked: Action<undefined> = {
  async run(asker) {
    const asked = await answerAsked(asker.deps, asker.playerId);
    if (asked === undefined) return refused([asker.texts.nothingAsked]);
    const game = await gameFor(asker, asked.gameId);
    // The question was about the board at that time; on a later one play rejects it.
    const then = { ...asker, version: asked.version };
    return play(then, game, { type: 'label', label: asked.label });
  },
};
