import type { FastifyInstance } from 'fastify';
import { rematch } from '../../../games/table/rematch.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { gameSchema } from '../../schemas/games/game.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
import { sendJoinedGame } from '../../send-joined-game.ts';

/** `/v1/games/{id}/rematch` */
export function rematchRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games/:id/rematch',
      id: 'rematch',
      tag: 'games',
      summary: 'Play again with the same people',
      description:
        'After the end. The first player to ask creates the next game with the same rules and the others are invited; ' +
        'players who ask later take a seat in it.',
      needs: 'invite',
      reachesFurther: true,
      problems: [
        'account-required',
        'game-not-found',
        'not-seated',
        'game-not-finished',
        'game-not-open',
        'game-full',
        'too-many-open-games',
        'silenced',
        'removed-from-game',
      ],
      isTagged: true,
    },
    { params: gameIdSchema, response: { 201: gameSchema } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await rematch(deps, playerId, request.params.id);
      return sendJoinedGame(deps, reply, playerId, row);
    },
  );
}
