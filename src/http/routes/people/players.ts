import type { FastifyInstance } from 'fastify';
import { readPlayerPage } from '../../../games/views/player-page.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { viewerOf } from '../../plugins/auth.ts';
import { pageParams, playerPageSchema } from '../../schemas/people/player-page.ts';

/** `/v1/players/{handle}` */
export function playerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/players/:handle',
      id: 'readPlayer',
      tag: 'people',
      summary: 'Read about a player',
      description:
        'What a player shows of themselves (`shows` of `PATCH /v1/me`), and your games with them. A player who hides, or ' +
        'between whom and you there is a block, is not found.',
      needs: 'watch',
      problems: ['player-not-found'],
      cost: 5,
    },
    { params: pageParams, response: { 200: playerPageSchema } },
    (request) => readPlayerPage(deps, viewerOf(request), request.params.handle),
  );
}
