import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { idSchema } from '../../http/schemas/forms.ts';
import { answerRequest } from '../requests/answer.ts';
import { listRequests } from '../requests/list.ts';
import { openRequest } from '../requests/open.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { newRequestSchema, requestAnswerSchema, requestSchema } from '../schemas/requests.ts';

const tag = 'games';
const url = '/v1/games/:id/requests';

const requestParams = gameIdSchema.extend({ requestId: idSchema.describe('Id of the request') });

/** `/v1/games/{id}/requests` */
export const requestRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listRequests',
      tag,
      summary: 'List what players request of each other',
      description: 'For the players of a game, newest first.',
      needs: 'games:read',
      problems: ['game-not-found', 'not-seated'],
      params: gameIdSchema,
      querystring: z.object(pageQuery),
      response: { 200: pageOf(requestSchema) },
    },
    ({ deps, playerId, params, query }) => {
      const { id } = params;
      return readPage(byId, query, (part) => listRequests(deps, playerId, id, part));
    },
  ),
  route(
    {
      method: 'POST',
      url,
      id: 'openRequest',
      tag,
      summary: 'Request something that needs the consent of the others',
      description:
        'It is done when all others agree (robots and whom it is about need not), at once where there are none, and ' +
        'expires after three days; to resume also happens then, unless somebody has declined. It closes by itself when ' +
        'the game has moved on so far that it makes no sense any more.\n\n' +
        'With `robot`, a robot decides until the player is back: for somebody for whom the game has been waiting for a ' +
        'day or whose last turn was skipped, or for yourself. With `undo` the game goes back to before your last decision, ' +
        'as long as no tile was drawn since. With `end` it is over without a result. With `pause` there is neither deadline nor reminder until ' +
        'you agree to `resume`, or for 30 days; decisions may still be taken, and the one that the game waits for keeps ' +
        'the time that it has left. With `more-time` the player for whom the game waits gets as much time again as the ' +
        'table gives for a decision.',
      needs: 'games:play',
      problems: [
        'game-not-found',
        'not-seated',
        'game-not-running',
        'seat-empty',
        'player-not-away',
        'robots-excluded',
        'not-undoable',
        'request-open',
        'silenced',
        'game-paused',
        'game-not-paused',
        'no-deadline',
      ] as const,
      params: gameIdSchema,
      body: newRequestSchema,
      response: { 201: requestSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const { id } = params;
      const opened = await openRequest(deps, playerId, id, body);
      reply.header('location', `/v1/games/${id}/requests`);
      return opened;
    },
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:requestId/answer`,
      id: 'answerRequest',
      tag,
      summary: 'Agree to a request, or do not',
      description:
        'For the players of the game, also for the one whom the request is about. Who made it withdraws it with ' +
        '`agree: false`.',
      needs: 'games:play',
      problems: ['game-not-found', 'not-seated', 'game-not-running', 'request-not-found', 'request-closed'],
      params: requestParams,
      body: requestAnswerSchema,
      response: { 200: requestSchema },
    },
    async ({ deps, playerId, params, body }) => {
      const { id: game, requestId: which } = params;
      return answerRequest(deps, playerId, { game, request: which }, body.agree);
    },
  ),
];
