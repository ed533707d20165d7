import type { FastifyInstance } from 'fastify';
import { nudge } from '../../../games/table/nudge.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';

/** `/v1/games/{id}/nudge` */
export function nudgeRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games/:id/nudge',
      id: 'nudge',
      tag: 'games',
      summary: 'Nudge the player whose turn it is',
      description: 'Reminds a slow player, at most once a day.',
      needs: 'talk',
      problems: [
        'account-required',
        'game-not-found',
        'not-seated',
        'game-not-running',
        'nobody-to-nudge',
        'game-paused',
        'nudged-already',
        'silenced',
      ],
    },
    { params: gameIdSchema, response: { 202: noBody('The player will be notified') } },
    async (request, reply) => {
      await nudge(deps, callerOf(request).playerId, request.params.id);
      return reply.code(202).send();
    },
  );
}
