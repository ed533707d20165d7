import { readMyStatistics } from '../../games/views/my-statistics.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { myStatisticsSchema } from '../schemas/my-statistics.ts';

/** `/v1/me/statistics` */
export const myStatisticsRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/statistics',
      id: 'readMyStatistics',
      tag: 'games',
      summary: 'Read the statistics of your games',
      description:
        'Games, wins and points of your newest 1,000 games that are over, by number of players and by opponent. Games ' +
        'with robots, those that ended without a result, and those with a `scenario` are counted apart.',
      needs: 'games:read',
      cost: 5,
      response: { 200: myStatisticsSchema },
    },
    ({ deps, playerId }) => readMyStatistics(deps, playerId),
  ),
];
