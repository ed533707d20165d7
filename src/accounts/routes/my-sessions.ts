import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { sessionOf } from '../../http/plugins/auth.ts';
import { flagSchema, idSchema, noBody } from '../../http/schemas/forms.ts';
import { problem } from '../../platform/problems.ts';
import { revokeSession, revokeSessions, secureAccount } from '../revocations.ts';
import { openSessionSchema, secureSchema } from '../schemas/sessions.ts';
import { listSessions } from '../sessions/list.ts';

const tag = 'accounts';
const needs = 'session';

const endAllQuery = z.object({
  keepCurrent: flagSchema.default(false).describe('True to keep the session of this request'),
  secure: flagSchema.default(false).describe(secureSchema.description ?? ''),
});

/** `/v1/me/sessions` */
export const mySessionRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/sessions',
      id: 'listSessions',
      tag,
      summary: 'List your sessions',
      description: 'Lists every login session that has neither ended nor expired, newest first.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(openSessionSchema) },
    },
    ({ deps, query, request }) =>
      readPage(byId, query, (part) => listSessions(deps, sessionOf(request), part)),
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/sessions',
      id: 'endSessions',
      tag,
      summary: 'Log out everywhere',
      description:
        'Ends your sessions and their access tokens at once. The links in all emails sent so far stop working.',
      needs,
      querystring: endAllQuery,
      response: { 204: noBody('The sessions have ended') },
    },
    async ({ deps, query, request }) => {
      const { playerId, sessionId } = sessionOf(request);
      const { keepCurrent, secure } = query;
      const end = secure ? secureAccount : revokeSessions;
      const except = keepCurrent ? sessionId : undefined;
      await end(deps, playerId, { because: 'log-out-everywhere', except });
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/sessions/:id',
      id: 'endSession',
      tag,
      summary: 'End one of your sessions',
      description: 'Ends the session and its access tokens at once. This can be the session of the request.',
      needs,
      problems: ['session-not-found'],
      params: z.object({ id: idSchema.describe('Id of the session') }),
      response: { 204: noBody('The session has ended') },
    },
    async ({ deps, params, request }) => {
      const { playerId } = sessionOf(request);
      const isEnded = await revokeSession(deps, playerId, params.id, 'log-out');
      if (!isEnded) throw problem('session-not-found');
    },
  ),
];
