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

/** Registers what the owner of an open game may do with it: `DELETE /v1/games/{id}` and `…/seats/{seat}` */
export const openGameRoutes: readonly Route[] = [
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id',
      id: 'cancelGame',
      tag,
      summary: 'Cancel a game',
      description:
        'For the owner, before the start: its status becomes `aborted`, it is in no public list any more, and those who ' +
        'sit there or were invited are notified. A running game only if robots play among themselves: it ends without a ' +
        'result. What people have begun to play is theirs to end, by a request (`end`). A game is also cancelled when ' +
        'the last player leaves it, and when nothing has changed for 30 days (`expiresAt`).',
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
      summary: 'Remove somebody from an open game',
      description:
        'For the owner, before the start. The player is notified, and can take a seat there again only if you invite ' +
        'them. Your own seat is left as by `DELETE …/seats/me`.',
      needs,
      problems: ['game-not-found', 'not-owner', 'game-not-open', 'seat-empty'],
      params: seatParams,
      response: { 204: noBody('The seat is free') },
    },
    ({ deps, playerId, params }) => removePlayer(deps, playerId, params.id, params.seat),
  ),
];
