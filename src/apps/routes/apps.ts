import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { allowApp, refuseApp } from '../consent.ts';
import { listApps, revokeApp } from '../list.ts';
import { type AppRequest, RefusedRequest, readAppRequest } from '../request.ts';
import {
  appRequestSchema,
  appSchema,
  consentAnswerSchema,
  consentSchema,
  describedAppSchema,
} from '../schemas/apps.ts';

const tag = 'apps';
const needs = 'session';

/** `/v1/me/apps`, and the endpoints of the consent page. */
export const appRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/apps',
      id: 'listApps',
      tag,
      summary: 'List your approved apps',
      description: 'Lists each app once, no matter how often you approved it, with all its permissions.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(appSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listApps(deps, playerId, part)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/app-requests',
      id: 'getAppRequest',
      tag,
      summary: 'Get an app’s authorization request',
      description:
        'Returns the app and the requested permissions, for the page at /oauth/authorize. Nothing changes.',
      needs,
      cost: 5,
      problems: ['app-request-refused'],
      body: appRequestSchema,
      response: { 200: describedAppSchema },
    },
    async ({ deps, body }) => {
      const { redirect, clientId, name = null, scopes } = await read(deps, body.query);
      const { address, origin, isLocal } = redirect;
      return { origin, clientId, name, isLocal, redirectUri: address, scopes };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/apps',
      id: 'approveApp',
      tag,
      summary: 'Approve or deny an app',
      description:
        'Returns an address that leads back to the app, with a code that is valid for one minute. If your login is ' +
        'more than ten minutes old, send your `password`, because an app outlives the session.',
      needs,
      refusesGuests: true,
      cost: 5,
      problems: ['app-request-refused', 'password-required', 'wrong-password', 'banned'],
      idempotency: { startedBy: 'use-case', isSecret: true },
      body: consentSchema,
      response: { 200: consentAnswerSchema },
    },
    async ({ deps, body, request }) => {
      const { query, allow, password } = body;
      const asked = await read(deps, query);
      const consenter = { owner: sessionOf(request), password, client: clientOf(request) };
      return { redirectTo: allow ? await allowApp(deps, consenter, asked) : await refuseApp(deps, asked) };
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/apps/:id',
      id: 'revokeApp',
      tag,
      summary: 'Revoke an app',
      description: 'Revokes all access of the app at once, wherever you approved it.',
      needs,
      problems: ['app-not-found'],
      params: z.object({ id: idSchema.describe('Id of the app') }),
      response: { 204: noBody('The app is revoked') },
    },
    ({ deps, playerId, params }) => revokeApp(deps, playerId, params.id),
  ),
];

/** @throws Problem app-request-refused */
async function read(deps: Deps, query: string): Promise<AppRequest> {
  try {
    return await readAppRequest(deps, query);
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    const { error: fault, back: redirectTo } = error;
    throw problem('app-request-refused', { detail: fault.message, error: fault.code, redirectTo });
  }
}
