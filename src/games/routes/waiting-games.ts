import { type Route, route } from '../../http/endpoint/route.ts';
import { waitingGamesSchema } from '../../notifications/schemas/push.ts';
import { waitingGames } from '../views/list.ts';

/** `/v1/me/waiting-games` */
export const waitingGameRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/waiting-games',
      id: 'countWaitingGames',
      tag: 'games',
      summary: 'Count the games waiting for you',
      description:
        'Returns the number and ids of the games where it is your turn, for example for a badge. `GET ' +
        '/v1/games?turn=mine` has the details.',
      needs: 'games:read',
      response: { 200: waitingGamesSchema },
    },
    ({ deps, playerId }) => waitingGames(deps, playerId),
  ),
];
