import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byPlayer, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { joinClub, leaveClub, membersOf, removeMember, setRole } from '../members.ts';
import {
  clubMemberSchema,
  clubParams,
  memberParams,
  membershipSchema,
  membersQuery,
  roleChangeSchema,
} from '../schemas/clubs.ts';

const tag = 'people';
const mine = '/v1/clubs/:club/members/me';
const url = '/v1/clubs/:club/members/:player';

/** `/v1/clubs/{club}/members` */
export const clubMemberRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/clubs/:club/members',
      id: 'listClubMembers',
      tag,
      summary: 'List the members of a club',
      description:
        'Lists the members to members of the club, in no particular order. With `asking`, lists the requests to join ' +
        'to its owner and admins.',
      needs: 'games:read',
      problems: ['club-not-found'],
      params: clubParams,
      querystring: z.object({ ...membersQuery, ...pageQuery }),
      response: { 200: pageOf(clubMemberSchema) },
    },
    ({ deps, playerId, params, query }) => {
      const { asking } = query;
      return readPage(byPlayer, query, (part) => membersOf(deps, playerId, params.club, asking, part));
    },
  ),
  route(
    {
      method: 'PUT',
      url: mine,
      id: 'joinClub',
      tag,
      summary: 'Join a club',
      description:
        'Joins the club if its `joinPolicy` is `open`. Otherwise it sends a request to join, which the owner or an admin ' +
        'accepts or declines.',
      needs: 'games:play',
      problems: ['club-not-found', 'limit-reached'],
      refusesGuests: true,
      params: clubParams,
      response: { 200: membershipSchema },
    },
    async ({ deps, playerId, params }) => ({ role: await joinClub(deps, playerId, params.club) }),
  ),
  route(
    {
      method: 'DELETE',
      url: mine,
      id: 'leaveClub',
      tag,
      summary: 'Leave a club',
      description:
        'Leaves the club or withdraws your request to join. If the owner leaves, the admin who joined first becomes ' +
        'the owner, or else the member who joined first. A club without members is deleted.',
      needs: 'games:play',
      problems: ['club-not-found'],
      params: clubParams,
      response: { 204: noBody('You have left the club') },
    },
    ({ deps, playerId, params }) => leaveClub(deps, playerId, params.club),
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'setClubRole',
      tag,
      summary: 'Accept a member, or change their role',
      description:
        'Accepts a request to join or changes the role of a member. The owner and admins can do this, but only the ' +
        'owner can appoint or dismiss admins.',
      needs: 'messages',
      problems: ['club-not-found', 'player-not-found'],
      params: memberParams,
      body: roleChangeSchema,
      response: { 204: noBody('The player has the role now') },
    },
    ({ deps, playerId, params, body }) => setRole(deps, playerId, params, body.role),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'removeClubMember',
      tag,
      summary: 'Remove a member, or decline a request to join',
      description:
        'The owner and admins can remove members and decline requests. Only the owner can remove admins, and the ' +
        'owner cannot be removed.',
      needs: 'messages',
      problems: ['club-not-found', 'player-not-found'],
      params: memberParams,
      response: { 204: noBody('The player is not in the club') },
    },
    ({ deps, playerId, params }) => removeMember(deps, playerId, params),
  ),
];
