import { type Route, route } from '../../http/endpoint/route.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { rematch } from '../table/rematch.ts';
import { sendJoinedGame } from './send-joined-game.ts';

/** `/v1/games/{id}/rematch` */
export const rematchRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/rematch',
      id: 'createRematch',
      tag: 'games',
      summary: 'Create a rematch',
      description:
        'After the end, the first player to ask creates the next game with the same rules, and the others are ' +
        'invited. Players who ask later take a seat in it.',
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
      params: gameIdSchema,
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, params, reply }) => {
      const row = await rematch(deps, playerId, params.id);
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
];
