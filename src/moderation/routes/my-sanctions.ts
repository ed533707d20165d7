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
      summary: 'List your sanctions',
      description: 'Lists warnings, silences and bans, newest first, including those that have ended.',
      needs: 'games:read',
      querystring: shortListQuery,
      response: { 200: pageOf(sanctionSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listSanctions(deps, playerId, part)),
  ),
];
