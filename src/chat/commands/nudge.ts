import { nudge as nudgePlayer } from '../../games/table/nudge.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { nameAt } from '../situation.ts';
import { running } from '../which-game.ts';

/** `nudge`: reminds the player whose turn it is. */
export const nudge: Command<undefined> = {
  name: 'nudge',
  texts: commandTexts('nudge'),
  among: running,
  read: noArguments,
  async run({ deps, playerId, texts }, game) {
    await nudgePlayer(deps, playerId, game.id);
    return done([texts.nudged(nameAt(game, game.awaitingSeat ?? -1))], { game, isNews: true });
  },
};
