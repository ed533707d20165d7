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
      summary: 'List the requests in a game',
      description: 'Lists the requests of a game to its players, newest first.',
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
      id: 'createRequest',
      tag,
      summary: 'Make a request to the other players',
      description:
        'Makes a request that needs the consent of the other players. It takes effect when all of them agree, or ' +
        'at once if there are none; robots and the player concerned do not vote. It expires after three days; ' +
        '`resume` then takes effect unless a player has declined. It closes automatically when the game has ' +
        'moved on too far for it to apply.\n\n`robot`: a robot decides until the player returns. You can request ' +
        'it for yourself, or for a player who has kept the game waiting for a day or whose last turn was ' +
        'skipped. `undo`: takes back your last decision, if no tile was drawn since. `end`: ends the game ' +
        'without a result. `pause`: stops deadlines and reminders until you agree to `resume`, or for 30 days. ' +
        'Decisions are still possible, and the pending one keeps its remaining time. `more-time`: gives the ' +
        'player to move the table’s full time for a decision again.',
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
      summary: 'Answer a request',
      description:
        'Agrees to a request or declines it; every player of the game can answer, including the one concerned. ' +
        'The player who made the request withdraws it with `agree: false`.',
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
