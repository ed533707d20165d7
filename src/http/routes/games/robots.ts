import type { FastifyInstance } from 'fastify';
import { addRobot } from '../../../games/robots/seating.ts';
import { takeBackSeat } from '../../../games/robots/stand-in.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { gameSchema } from '../../schemas/games/game.ts';
import { gameIdSchema, newRobotSchema } from '../../schemas/games/games.ts';
import { sendJoinedGame } from '../../send-joined-game.ts';

/** `/v1/games/{id}/robots` */
export function robotRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onClose', () => deps.robots.close());
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games/:id/robots',
      id: 'addRobot',
      tag: 'games',
      summary: 'Seat a robot',
      description:
        'For the owner of an open game. The robot plays to the end of the game; the game starts when all seats are taken.',
      needs: 'games:play',
      problems: [
        'game-not-found',
        'game-not-open',
        'part-of-match',
        'not-owner',
        'robots-excluded',
        'game-full',
        'seat-taken',
        'too-many-robot-games',
      ],
      isTagged: true,
    },
    { params: gameIdSchema, body: newRobotSchema, response: { 201: gameSchema } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await addRobot(deps, playerId, request.params.id, request.body);
      return sendJoinedGame(deps, reply, playerId, row);
    },
  );
  endpoint(
    app,
    {
      method: 'DELETE',
      url: '/v1/games/:id/seats/me/robot',
      id: 'endStandIn',
      tag: 'games',
      summary: 'Decide for yourself again',
      description: 'Ends that a robot stands in for you, as any decision of yours does.',
      needs: 'games:play',
      problems: ['game-not-found', 'not-seated', 'game-not-running'],
    },
    { params: gameIdSchema, response: { 204: noBody('You decide again') } },
    async (request, reply) => {
      await takeBackSeat(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}
