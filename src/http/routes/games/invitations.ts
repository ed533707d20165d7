import type { FastifyInstance } from 'fastify';
import { invite } from '../../../games/table/invite.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { gameIdSchema, newInvitationsSchema } from '../../schemas/games/games.ts';

/** `/v1/games/{id}/invitations` */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games/:id/invitations',
      id: 'inviteToGame',
      tag: 'games',
      summary: 'Invite people to your game',
      description:
        'Before the start. An address gets one email for a game, with a link to take a seat, and your address must be ' +
        'confirmed. Whether an email was sent is not told: people may have said that they want none.',
      needs: 'games:play',
      problems: [
        'account-required',
        'game-not-found',
        'not-owner',
        'game-not-open',
        'player-not-found',
        'email-not-confirmed',
        'blocked-by-you',
        'silenced',
      ] as const,
    },
    {
      params: gameIdSchema,
      body: newInvitationsSchema,
      response: { 202: noBody('They will be notified') },
    },
    async (request, reply) => {
      await invite(deps, callerOf(request).playerId, request.params.id, request.body.invite);
      return reply.code(202).send();
    },
  );
}
