import { reclaimSeat } from '../../games/robots/stand-in.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { nameOfGame } from '../situation.ts';
import { running } from '../which-game.ts';

/** `back`: takes over again from the robot that stands in for the player. */
export const back: Command<undefined> = {
  name: 'back',
  texts: commandTexts('back'),
  among: running,
  read: noArguments,
  async run({ deps, playerId, texts }, game) {
    await reclaimSeat(deps, playerId, game.id);
    return done([texts.youAreBack(nameOfGame(game))], { game });
  },
};
