import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { addRobot } from '../robots/seating.ts';
import { reclaimSeat } from '../robots/stand-in.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema, newRobotSchema } from '../schemas/games.ts';
import { sendJoinedGame } from './send-joined-game.ts';

/** `/v1/games/{id}/robots` */
export const robotRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/robots',
      id: 'addRobot',
      tag: 'games',
      summary: 'Add a robot to a game',
      description:
        'Seats a robot in an open game; only the owner can do this. The robot plays until the end of the game. ' +
        'The game starts when all seats are taken.',
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
      params: gameIdSchema,
      body: newRobotSchema,
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const row = await addRobot(deps, playerId, params.id, body);
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id/seats/me/robot',
      id: 'endRobotStandIn',
      tag: 'games',
      summary: 'Take over from your robot',
      description: 'Ends the robot’s stand-in for you. Any decision of yours has the same effect.',
      needs: 'games:play',
      problems: ['game-not-found', 'not-seated', 'game-not-running'],
      params: gameIdSchema,
      response: { 204: noBody('You decide again') },
    },
    ({ deps, playerId, params }) => reclaimSeat(deps, playerId, params.id),
  ),
];
