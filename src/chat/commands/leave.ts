import { leaveSeat } from '../../games/table/leave-seat.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done, refused } from '../reply.ts';
import { nameOfGame } from '../situation.ts';
import { openFirst } from '../which-game.ts';

/** `leave`: gives up the seat before the start. */
export const leave: Command<undefined> = {
  name: 'leave',
  texts: commandTexts('leave'),
  among: openFirst,
  read: noArguments,
  async run({ deps, playerId, texts }, game) {
    await leaveSeat(deps, playerId, game.id);
    return done([texts.left(nameOfGame(game))]);
  },
  /** Suggests `resign`, because that is how to leave a game that has started, and the player may not know the word. */
  async explain({ texts, language }, { kind }, game) {
    if (kind !== 'game-not-open') return undefined;
    return refused([texts.refused[kind], textsIn(language).commands.resign.help], { game });
  },
};
