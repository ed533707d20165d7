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
        'For its members, in no particular order; with `asking` those who ask to be, for those who run it.',
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
      description: 'Where its door is not open you ask to be a member, and those who run it decide.',
      needs: 'games:play',
      problems: ['club-not-found', 'too-many-of-these'],
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
        'Or ask no longer to be a member. When its owner leaves, the club goes to the admin who has been there for longest, ' +
        'or else to the member; without any it ends.',
      needs: 'games:play',
      problems: ['club-not-found'],
      params: clubParams,
      response: { 204: noBody('You are nothing in the club') },
    },
    ({ deps, playerId, params }) => leaveClub(deps, playerId, params.club),
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'setClubRole',
      tag,
      summary: 'Accept a member, or appoint an admin',
      description:
        'For those who run the club, of somebody who asks or is a member; only the owner says who is an admin.',
      needs: 'talk',
      problems: ['club-not-found', 'player-not-found'],
      params: memberParams,
      body: roleChangeSchema,
      response: { 204: noBody('They are that now') },
    },
    ({ deps, playerId, params, body }) => setRole(deps, playerId, params, body.role),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'removeClubMember',
      tag,
      summary: 'Remove a member, or decline somebody',
      description:
        'For those who run the club; admins are removed by the owner alone, and nobody removes the owner.',
      needs: 'talk',
      problems: ['club-not-found', 'player-not-found'],
      params: memberParams,
      response: { 204: noBody('They are nothing in the club') },
    },
    ({ deps, playerId, params }) => removeMember(deps, playerId, params),
  ),
];
