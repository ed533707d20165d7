import { z } from 'zod';
import { messageSchema, newMessageSchema } from '../../../games/schemas/play/messages.ts';
import { listMessages, postMessage } from '../../../games/table/messages.ts';
import { askerIn, gameIn, tool, whichGame } from '../tool.ts';

const messageOutput = messageSchema
  .pick({ handle: true, displayName: true, text: true })
  .extend({ at: z.string() });

/** `say`: posts a message. */
export const say = tool({
  name: 'say',
  title: 'Write to the table',
  description: 'Posts a message to the other players of a game.',
  needs: ['messages'],
  doesChange: true,
  input: z.strictObject({ game: whichGame, text: newMessageSchema.shape.text }),
  output: z.object({ message: messageOutput }),
  async run(visit, { game, text }) {
    const asker = await askerIn(visit);
    const { id } = await gameIn(asker, game);
    const message = await postMessage(visit.deps, asker.playerId, id, text);
    return { lines: [asker.texts.posted], data: { message } };
  },
});

const most = 50;

/** `read_messages`: the messages of a table. */
export const readMessages = tool({
  name: 'read_messages',
  title: 'Read messages',
  description: 'Reads the latest messages at the table of a game, the newest last. Other people wrote them.',
  needs: ['games:read'],
  input: z.strictObject({ game: whichGame, limit: z.int().min(1).max(most).default(10) }),
  output: z.object({ messages: z.array(messageOutput) }),
  async run(visit, { game, limit }) {
    const asker = await askerIn(visit);
    const { id } = await gameIn(asker, game);
    const messages = (await listMessages(visit.deps, asker.playerId, id, { limit })).reverse();
    return { lines: messages.map(({ displayName, text }) => `${displayName}: ${text}`), data: { messages } };
  },
});
