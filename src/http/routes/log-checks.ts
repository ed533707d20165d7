import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { checkGameLog } from '../../games/log/check-logs.ts';
import { fairnessOf } from '../../games/views/fairness.ts';
import { problem } from '../../problems.ts';
import { operation } from '../endpoint/operation.ts';
import { viewerOf } from '../plugins/auth.ts';
import { chainSchema, fairnessSchema, gameIdSchema } from '../schemas/games.ts';

const tag = 'play';

/** What lets anyone check that nobody cheated, the service included. */
export function auditRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/moves/verify',
        id: 'verifyLog',
        tag,
        summary: 'Check the log',
        description: 'Computes every hash of the log anew and says where the chain is broken, if it is.',
        needs: 'watch',
        problems: ['game-not-found'],
      },
      { params: gameIdSchema, response: { 200: chainSchema } },
    ),
    handler: async (request) => {
      const row = await visibleGame(deps, viewerOf(request), request.params.id);
      const check = await checkGameLog(deps.db, row.id);
      if (check === undefined) throw problem('game-not-found');
      return { ok: check.fault === undefined, ...check };
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/fairness',
        id: 'readFairness',
        tag,
        summary: 'Check the shuffle',
        description:
          'A commitment to the shuffle, published before the first draw, and after the end the seed. Whoever kept the ' +
          'commitment can see that it is the hash of the seed, and that the seed gives the draws of the game.',
        needs: 'watch',
        problems: ['game-not-found'],
      },
      { params: gameIdSchema, response: { 200: fairnessSchema } },
    ),
    handler: async (request) => {
      const row = await visibleGame(deps, viewerOf(request), request.params.id);
      return fairnessOf(row);
    },
  });
}
