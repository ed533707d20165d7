import { type Route, route } from '../../../http/endpoint/route.ts';
import { visibleGame } from '../../access.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { projectionQuery, projectionSchema } from '../../schemas/play/projection.ts';
import { projectGame } from '../../views/projection.ts';

/** `/v1/games/{id}/projection` */
export const projectionRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/projection',
      id: 'getProjection',
      tag: 'play',
      summary: 'Get a projection of a game',
      description:
        'Returns the scores if the game ended now, the tiles that can still be drawn, and the tiles that fit a ' +
        'cell.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running', 'assistance-off'],
      params: gameIdSchema,
      querystring: projectionQuery,
      response: { 200: projectionSchema },
    },
    async ({ deps, viewer, params, query }) => {
      const playerId = viewer;
      const { x, y } = query;
      const row = await visibleGame(deps, playerId, params.id);
      return projectGame(deps, playerId, row, x === undefined || y === undefined ? undefined : { x, y });
    },
  ),
];
