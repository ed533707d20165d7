import { cancelGame } from '../../games/table/cancel.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { nameOfGame } from '../situation.ts';
import { openFirst } from '../which-game.ts';

/** `cancel`: cancels an open table of the asker's. */
export const cancel: Command<undefined> = {
  name: 'cancel',
  texts: commandTexts('cancel'),
  among: openFirst,
  read: noArguments,
  async run({ deps, playerId, texts }, game) {
    await cancelGame(deps, playerId, game.id);
    return done([texts.cancelled(nameOfGame(game))]);
  },
};
