import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { sanctionSchema } from '../../players/schemas/people.ts';
import { listSanctions } from '../my-sanctions.ts';

/** `/v1/me/sanctions` */
export const mySanctionRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/sanctions',
      id: 'listSanctions',
      tag: 'people',
      summary: 'List what operators decided about you',
      description: 'Warnings, silences and bans, the latest first, also those that are over.',
      needs: 'games:read',
      querystring: shortListQuery,
      response: { 200: pageOf(sanctionSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listSanctions(deps, playerId, part)),
  ),
];
