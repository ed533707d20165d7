import { startWithSeated } from '../../games/table/start.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { begun } from '../seating.ts';
import { openFirst } from '../which-game.ts';
import { overview } from './help.ts';

/** `start`: starts the game with the seated players. */
export const start: Command<undefined> = {
  name: 'start',
  texts: commandTexts('start'),
  among: openFirst,
  read: noArguments,
  run: async (asker, game) => begun(asker, await startWithSeated(asker.deps, asker.playerId, game.id)),
  // Some chats send "start" when a person first opens a bot.
  withoutGame: overview,
};
