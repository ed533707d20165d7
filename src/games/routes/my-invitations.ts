import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, type Place, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { invitationSchema } from '../../players/schemas/people.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { declineInvitation } from '../table/decline-invitation.ts';
import { listInvitations } from '../views/invitations.ts';

const tag = 'games';
const byGame: Place<{ readonly game: { readonly id: string } }, string> = {
  schema: byId.schema,
  of: ({ game }) => game.id,
};

/** `/v1/me/invitations` and `/v1/games/{id}/invitations/me` */
export const myInvitationRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/invitations',
      id: 'listInvitations',
      tag,
      summary: 'List your invitations',
      description:
        'Lists invitations to open games where you have no seat yet, newest game first. Take a seat (`POST ' +
        '…/seats`) or decline.',
      needs: 'games:read',
      querystring: shortListQuery,
      response: { 200: pageOf(invitationSchema) },
    },
    ({ deps, playerId, query }) => readPage(byGame, query, (part) => listInvitations(deps, playerId, part)),
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/games/:id/invitations/me',
      id: 'declineInvitation',
      tag,
      summary: 'Decline an invitation',
      description: 'Declines an invitation before the start of the game. The owner is notified.',
      needs: 'games:play',
      problems: ['game-not-found', 'game-not-open', 'invitation-not-found'],
      params: gameIdSchema,
      response: { 204: noBody('The invitation was declined') },
    },
    ({ deps, playerId, params }) => declineInvitation(deps, playerId, params.id),
  ),
];
