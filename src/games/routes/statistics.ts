import { type Route, route } from '../../http/endpoint/route.ts';
import { etagOf, sendUnlessUnchanged } from '../../http/etag.ts';
import { notModified } from '../../http/schemas/forms.ts';
import { visibleGame } from '../access.ts';
import { readStatistics } from '../analysis/read-statistics.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { statisticsSchema } from '../schemas/statistics.ts';

/** `/v1/games/{id}/statistics` */
export const statisticsRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/statistics',
      id: 'getStatistics',
      tag: 'analysis',
      summary: 'Get the statistics of a finished game',
      description:
        'Returns points by kind, idle and stuck followers, the largest city and road, tiles set aside, decision ' +
        'times, and the points after each log entry.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-finished'],
      params: gameIdSchema,
      response: { 200: statisticsSchema, 304: notModified },
    },
    async ({ deps, viewer, params, request, reply }) => {
      const row = await visibleGame(deps, viewer, params.id);
      const tag = etagOf(`${row.status}-${row.version}`);
      return sendUnlessUnchanged(request, reply, tag, () => readStatistics(deps, row));
    },
  ),
];
