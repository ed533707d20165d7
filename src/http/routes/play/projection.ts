import type { FastifyInstance } from 'fastify';
import { visibleGame } from '../../../games/access.ts';
import { projectGame } from '../../../games/views/projection.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { viewerOf } from '../../plugins/auth.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
import { projectionQuery, projectionSchema } from '../../schemas/play/projection.ts';

/** `/v1/games/{id}/projection` */
export function projectionRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games/:id/projection',
      id: 'projectGame',
      tag: 'play',
      summary: 'Look ahead',
      description:
        'The scores if the game ended now, the tiles that can still be drawn, and which of them fit a cell.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running', 'aids-off'],
    },
    { params: gameIdSchema, querystring: projectionQuery, response: { 200: projectionSchema } },
    async (request) => {
      const playerId = viewerOf(request);
      const { x, y } = request.query;
      const row = await visibleGame(deps, playerId, request.params.id);
      return projectGame(deps, playerId, row, x === undefined || y === undefined ? undefined : { x, y });
    },
  );
}
