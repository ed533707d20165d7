import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { gameIdSchema, newInvitationsSchema } from '../schemas/games.ts';
import { invitationQuerySchema, tableInvitationSchema } from '../schemas/table-invitation.ts';
import { invite } from '../table/invite.ts';
import { readTableInvitation } from '../views/table-invitation.ts';

/** `/v1/games/{id}/invitation` and `/v1/games/{id}/invitations` */
export const invitationRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/invitation',
      id: 'getTableInvitation',
      tag: 'games',
      summary: 'Preview a table',
      description:
        'Before the start, returns the owner, the seated players, the rules and the time for each move. The ' +
        'invitation code is enough, even for a private game, which `GET /v1/games/{id}` shows only to its ' +
        'players.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-open'],
      params: gameIdSchema,
      querystring: invitationQuerySchema,
      response: { 200: tableInvitationSchema },
    },
    ({ deps, viewer, params, query }) => readTableInvitation(deps, viewer, params.id, query.invitation),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/invitations',
      id: 'inviteToGame',
      tag: 'games',
      summary: 'Invite people to your game',
      description:
        'Invites players by handle or email address, before the start. An email address gets one email for each ' +
        'game, with a link to take a seat; your own address must be confirmed. The response does not show ' +
        'whether an email was sent, because recipients can opt out.',
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
      params: gameIdSchema,
      body: newInvitationsSchema,
      response: { 202: noBody('They will be notified') },
    },
    async ({ deps, playerId, params, body }) => {
      await invite(deps, playerId, params.id, body.invite);
      return;
    },
  ),
];
