import { listMessages } from '../../games/table/messages.ts';
import { type Command, commandTexts, noArguments } from '../command.ts';
import { done } from '../reply.ts';
import { playing } from '../which-game.ts';

const shown = 8;

/** `messages`: the last messages, newest last. */
export const messages: Command<undefined> = {
  name: 'messages',
  texts: commandTexts('messages'),
  among: playing,
  read: noArguments,
  async run({ deps, playerId, texts }, game) {
    const list = await listMessages(deps, playerId, game.id, { limit: shown });
    const lines = list
      .reverse()
      .map(({ displayName, text }) => `<${displayName}> ${text.replaceAll('\n', ' / ')}`);
    return done(lines.length === 0 ? [texts.noMessages] : lines, { game });
  },
};
