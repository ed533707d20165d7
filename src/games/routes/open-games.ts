import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { cancelGame } from '../table/cancel.ts';
import { removePlayer } from '../table/remove-player.ts';

const tag = 'games';
const needs = 'games:play';
const seatParams = gameIdSchema.extend({
  seat: z.coerce.number().int().min(0).max(5).describe('Number of the seat'),
});

/** Actions of an open game's owner: `DELETE /v1/games/{id}` and `…/seats/{seat}` */
export const openGameRoutes: readonly Route[] = [
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id',
      id: 'cancelGame',
      tag,
      summary: 'Cancel a game',
      description:
        'Cancels an open game; only its owner can do this. Its status becomes `aborted`, it disappears from ' +
        'public lists, and seated and invited players are notified. A running game can be cancelled only if ' +
        'robots play it alone; it then ends without a result. Players can end their running game together with a ' +
        'request (`end`). A game is also cancelled when its last player leaves, or after 30 days without a ' +
        'change (`expiresAt`).',
      needs,
      problems: ['game-not-found', 'not-owner', 'game-not-open'],
      params: gameIdSchema,
      response: { 204: noBody('The game is cancelled') },
    },
    ({ deps, playerId, params }) => cancelGame(deps, playerId, params.id),
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id/seats/:seat',
      id: 'removePlayer',
      tag,
      summary: 'Remove a player from an open game',
      description:
        'Frees the seat of a player before the start; only the owner can do this. The player is notified and can ' +
        'return only if you invite them. For your own seat, use `DELETE …/seats/me`.',
      needs,
      problems: ['game-not-found', 'not-owner', 'game-not-open', 'seat-empty'],
      params: seatParams,
      response: { 204: noBody('The seat is free') },
    },
    ({ deps, playerId, params }) => removePlayer(deps, playerId, params.id, params.seat),
  ),
];
