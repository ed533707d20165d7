import { type Route, route } from '../../http/endpoint/route.ts';
import { waitingGamesSchema } from '../../notifications/schemas/push.ts';
import { waitingGames } from '../views/list.ts';

/** `/v1/me/waiting-games` */
export const waitingGameRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/waiting-games',
      id: 'listWaitingGames',
      tag: 'games',
      summary: 'Count the games that wait for you',
      description:
        'Their number and ids, for a badge or a title. `GET /v1/games?turn=mine` says more of them.',
      needs: 'games:read',
      response: { 200: waitingGamesSchema },
    },
    ({ deps, playerId }) => waitingGames(deps, playerId),
  ),
];
