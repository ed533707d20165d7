import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema, seatRequestSchema } from '../schemas/games.ts';
import { leaveSeat } from '../table/leave-seat.ts';
import { takeSeat } from '../table/take-seat.ts';
import { sendJoinedGame } from './send-joined-game.ts';

const tag = 'games';

/** `/v1/games/{id}/seats` */
export const seatRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/seats',
      id: 'takeSeat',
      tag,
      summary: 'Take a seat',
      description:
        'Seats you in an open game, which starts when all seats are taken. If you are already seated, you keep ' +
        'your seat.',
      needs: 'games:play',
      problems: [
        'account-required',
        'game-not-found',
        'game-not-open',
        'game-full',
        'seat-taken',
        'already-seated',
        'removed-from-game',
        'same-bag',
        'reliability-too-low',
      ],
      isTagged: true,
      params: gameIdSchema,
      body: seatRequestSchema.optional(),
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const row = await takeSeat(deps, playerId, params.id, body ?? {});
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id/seats/me',
      id: 'leaveSeat',
      tag,
      summary: 'Leave your seat',
      description:
        'Frees your seat before the start; to leave a running game, resign. If the last player leaves, the game ' +
        'is cancelled.',
      needs: 'games:play',
      problems: ['game-not-found', 'game-not-open', 'not-seated'],
      params: gameIdSchema,
      response: { 204: noBody('The seat is free') },
    },
    ({ deps, playerId, params }) => leaveSeat(deps, playerId, params.id),
  ),
];
