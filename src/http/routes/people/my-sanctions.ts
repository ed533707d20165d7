import type { FastifyInstance } from 'fastify';
import { listSanctions } from '../../../people/my-sanctions.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { sanctionSchema } from '../../schemas/people/people.ts';

/** `/v1/me/sanctions` */
export function mySanctionRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/sanctions',
      id: 'listSanctions',
      tag: 'people',
      summary: 'List what operators decided about you',
      description: 'Warnings, silences and bans, the latest first, also those that are over.',
      needs: 'games:read',
    },
    { querystring: shortListQuery, response: { 200: pageOf(sanctionSchema) } },
    (request) => {
      const { playerId } = callerOf(request);
      return readPage(byId, request.query, (part) => listSanctions(deps, playerId, part));
    },
  );
}
