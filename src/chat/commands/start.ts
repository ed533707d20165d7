import { startWithSeated } from '../../games/table/start.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { begun } from '../seating.ts';
import { openFirst } from '../which-game.ts';
import { overview } from './help.ts';

/** `start`: begins with those who have a seat. */
export const start: Command<undefined> = {
  name: 'start',
  texts: commandTexts('start'),
  among: openFirst,
  read: noArguments,
  run: async (asker, game) => begun(asker, await startWithSeated(asker.deps, asker.playerId, game.id)),
  // Some chats say "start" for people who see a bot for the first time.
  withoutGame: overview,
};
