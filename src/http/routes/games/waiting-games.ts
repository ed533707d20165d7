import type { FastifyInstance } from 'fastify';
import { waitingGames } from '../../../games/views/list.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { waitingGamesSchema } from '../../schemas/notifications/push.ts';

/** `/v1/me/waiting-games` */
export function waitingGameRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/waiting-games',
      id: 'listWaitingGames',
      tag: 'games',
      summary: 'Count the games that wait for you',
      description:
        'Their number and ids, for a badge or a title. `GET /v1/games?turn=mine` says more of them.',
      needs: 'games:read',
    },
    { response: { 200: waitingGamesSchema } },
    (request) => waitingGames(deps, callerOf(request).playerId),
  );
}
