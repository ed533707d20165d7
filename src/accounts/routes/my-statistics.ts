import { readMyStatistics } from '../../games/views/my-statistics.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { myStatisticsSchema } from '../schemas/my-statistics.ts';

/** `/v1/me/statistics` */
export const myStatisticsRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/statistics',
      id: 'getMyStatistics',
      tag: 'games',
      summary: 'Get your statistics',
      description:
        'Returns games, wins and points of your newest 1,000 finished games, by number of players and by opponent. ' +
        'Games with robots, without a result, or with a `scenario` are counted separately.',
      needs: 'games:read',
      cost: 5,
      response: { 200: myStatisticsSchema },
    },
    ({ deps, playerId }) => readMyStatistics(deps, playerId),
  ),
];
