import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { nameOfGame } from '../situation.ts';
import { playing } from '../which-game.ts';

/** `link`: the link to the game's page. */
export const link: Command<undefined> = {
  name: 'link',
  texts: commandTexts('link'),
  among: playing,
  read: noArguments,
  run: async ({ deps }, game) =>
    done([`${nameOfGame(game)}: ${deps.config.publicUrl}/games/${game.id}`], { game }),
};
