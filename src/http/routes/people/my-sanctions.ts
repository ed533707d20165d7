import { listSanctions } from '../../../people/my-sanctions.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { sanctionSchema } from '../../schemas/people/people.ts';

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
