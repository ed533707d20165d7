import { type Route, route } from '../../http/endpoint/route.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema, newVariationSchema } from '../schemas/games.ts';
import { createVariation } from '../table/variation.ts';
import { sendJoinedGame } from './send-joined-game.ts';

/** `/v1/games/{id}/variations` */
export const variationRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/variations',
      id: 'createVariation',
      reachesFurther: true,
      tag: 'games',
      summary: 'Play on from a moment of a finished game',
      description:
        'Starts a private game against robots from a log entry of a finished game. It has the same rules, the ' +
        'decisions up to that entry, and the tiles that came next. Anyone who can see the game can do this. Like ' +
        'a `scenario`, the new game is not counted in any statistics.',
      needs: 'games:play',
      problems: [
        'account-required',
        'game-not-found',
        'game-not-running',
        'game-not-finished',
        'entry-not-found',
        'invalid-setup',
        'too-many-open-games',
      ],
      isTagged: true,
      params: gameIdSchema,
      body: newVariationSchema,
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const row = await createVariation(deps, playerId, params.id, body);
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
];
