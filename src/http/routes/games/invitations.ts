import type { FastifyInstance } from 'fastify';
import { invite } from '../../../games/table/invite.ts';
import { readTableInvitation } from '../../../games/views/table-invitation.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf, viewerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { gameIdSchema, newInvitationsSchema } from '../../schemas/games/games.ts';
import { invitationQuerySchema, tableInvitationSchema } from '../../schemas/games/table-invitation.ts';

/** `/v1/games/{id}/invitation` and `/v1/games/{id}/invitations` */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  addRead(app, deps);
  addInvite(app, deps);
}

function addRead(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games/:id/invitation',
      id: 'readTableInvitation',
      tag: 'games',
      summary: 'Look at a table before you take a seat',
      description:
        'Who invites, who is seated, the rules and the time for each move, before the start. The code of the ' +
        'invitation is enough, also for a private game, which `GET /v1/games/{id}` shows to its players only.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-open'],
    },
    { params: gameIdSchema, querystring: invitationQuerySchema, response: { 200: tableInvitationSchema } },
    (request) => readTableInvitation(deps, viewerOf(request), request.params.id, request.query.invitation),
  );
}

function addInvite(app: FastifyInstance, deps: Deps): void {
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
      needs: 'invite',
      problems: [
        'account-required',
        'game-not-found',
        'not-owner',
        'game-not-open',
        'part-of-match',
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
