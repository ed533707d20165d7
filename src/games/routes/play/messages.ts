import { z } from 'zod';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../../http/list-pages.ts';
import { noBody } from '../../../http/schemas/forms.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { messageSchema, newMessageSchema, readMarkSchema } from '../../schemas/play/messages.ts';
import { listMessages, postMessage, readMessagesUpTo } from '../../table/messages.ts';

const tag = 'games';
const url = '/v1/games/:id/messages';
const params = gameIdSchema;

/** `/v1/games/{id}/messages` */
export const messageRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listMessages',
      tag,
      summary: 'List the messages of a game',
      description:
        'Lists the messages posted while you were at the table, newest first. Only players and the owner can ' +
        'read them. Messages of players you muted or blocked, or who blocked you, are left out.',
      needs: 'games:read',
      problems: ['game-not-found', 'not-seated'],
      params,
      querystring: z.object(pageQuery),
      response: { 200: pageOf(messageSchema) },
    },
    ({ deps, playerId, params, query }) => {
      const { id } = params;
      return readPage(byId, query, (part) => listMessages(deps, playerId, id, part));
    },
  ),
  route(
    {
      method: 'POST',
      url,
      id: 'postMessage',
      tag,
      summary: 'Post a message to a game',
      description:
        'Posts a message; only players and the owner can do this. The other players are notified according to ' +
        'their preferences. An owner without a seat is notified by webhooks and live events.',
      needs: 'messages',
      problems: ['account-required', 'game-not-found', 'not-seated', 'silenced'],
      params,
      body: newMessageSchema,
      response: { 201: messageSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const { id } = params;
      const message = await postMessage(deps, playerId, id, body.text);
      reply.header('location', `/v1/games/${id}/messages`);
      return message;
    },
  ),
  route(
    {
      method: 'PUT',
      url: `${url}/read`,
      id: 'markMessagesRead',
      tag,
      summary: 'Mark the messages of a game as read',
      description:
        'Marks all messages up to the given one as read. `hasUnread` in your list of games is true if there are ' +
        'newer ones.',
      needs: 'messages',
      problems: ['game-not-found', 'not-seated'],
      params,
      body: readMarkSchema,
      response: { 204: noBody('The messages are marked as read') },
    },
    ({ deps, playerId, params, body }) => readMessagesUpTo(deps, playerId, params.id, body.message),
  ),
];
