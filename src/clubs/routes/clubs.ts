import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { callerOf, viewerOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { changeClub, closeClub, clubsFor, createClub, readClub } from '../clubs.ts';
import { clubChangeSchema, clubParams, clubSchema, clubsQuery, newClubSchema } from '../schemas/clubs.ts';

const tag = 'people';
const url = '/v1/clubs/:club';

/** `/v1/clubs` */
export const clubRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/clubs',
      id: 'createClub',
      tag,
      summary: 'Create a club',
      description:
        'Creates a club that you own. You can open tables to its members (`club` of `POST /v1/games`). A player can ' +
        'be in 20 clubs.',
      needs: 'messages',
      problems: ['silenced', 'limit-reached', 'club-handle-taken'],
      refusesGuests: true,
      body: newClubSchema,
      response: { 201: clubSchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const club = await createClub(deps, playerId, body);
      reply.header('location', `/v1/clubs/${club.handle}`);
      return club;
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/clubs',
      id: 'listClubs',
      tag,
      summary: 'List clubs',
      description: 'Lists clubs, newest first. With `mine`, only clubs you belong to or have asked to join.',
      needs: 'watch',
      querystring: z.object({ ...clubsQuery, ...pageQuery }),
      response: { 200: pageOf(clubSchema) },
    },
    async ({ deps, query, request }) => {
      const { mine } = query;
      const viewer = mine ? callerOf(request).playerId : viewerOf(request);
      return readPage(byId, query, (part) => clubsFor(deps, viewer, mine, part));
    },
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'getClub',
      tag,
      summary: 'Get a club',
      description: 'Returns the club’s public profile. Only members can see the member list.',
      needs: 'watch',
      problems: ['club-not-found'],
      params: clubParams,
      response: { 200: clubSchema },
    },
    ({ deps, viewer, params }) => readClub(deps, viewer, params.club),
  ),
  route(
    {
      method: 'PATCH',
      url,
      id: 'updateClub',
      tag,
      summary: 'Update a club',
      description: 'Changes a club; only its owner and admins can do this.',
      needs: 'messages',
      problems: ['club-not-found', 'silenced'],
      params: clubParams,
      body: clubChangeSchema,
      response: { 200: clubSchema },
    },
    ({ deps, playerId, params, body }) => changeClub(deps, playerId, params.club, body),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'deleteClub',
      tag,
      summary: 'Delete a club',
      description:
        'Deletes a club; only its owner can do this. Its games continue. Tables that are not public are no longer ' +
        'open to its former members.',
      needs: 'messages',
      problems: ['club-not-found'],
      params: clubParams,
      response: { 204: noBody('The club is deleted') },
    },
    ({ deps, playerId, params }) => closeClub(deps, playerId, params.club),
  ),
];
