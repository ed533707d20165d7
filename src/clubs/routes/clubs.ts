import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { callerOf, viewerOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { changeClub, clubsFor, endClub, foundClub, readClub } from '../clubs.ts';
import { clubChangeSchema, clubParams, clubSchema, clubsQuery, newClubSchema } from '../schemas/clubs.ts';

const tag = 'people';
const url = '/v1/clubs/:club';

/** `/v1/clubs` */
export const clubRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/clubs',
      id: 'foundClub',
      tag,
      summary: 'Found a club',
      description:
        'You own it. Tables can be opened to its members (`club` of `POST /v1/games`). A player may be in 20 clubs.',
      needs: 'talk',
      problems: ['silenced', 'too-many-of-these', 'club-handle-taken'],
      refusesGuests: true,
      body: newClubSchema,
      response: { 201: clubSchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const club = await foundClub(deps, playerId, body);
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
      description: 'The latest first; with `mine` those in which you are something, or ask to be.',
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
      id: 'readClub',
      tag,
      summary: 'Read a club',
      description: 'What it says of itself. Its members are told to members alone.',
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
      summary: 'Change a club',
      description: 'For its owner and admins.',
      needs: 'talk',
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
      summary: 'End a club',
      description:
        'For its owner. Its games go on; tables that are not public are no longer open to those who were members.',
      needs: 'talk',
      problems: ['club-not-found'],
      params: clubParams,
      response: { 204: noBody('The club is gone') },
    },
    ({ deps, playerId, params }) => endClub(deps, playerId, params.club),
  ),
];
