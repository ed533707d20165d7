import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import { createApiToken } from '../api-tokens/create.ts';
import { deleteApiToken, listApiTokens } from '../api-tokens/list.ts';
import {
  apiTokenSchema,
  apiTokenWithSecretSchema,
  newApiTokenSchema,
  tokenIdIn,
} from '../schemas/api-tokens.ts';

const tag = 'accounts';
const needs = 'session';

/** `/v1/me/tokens` */
export const apiTokenRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/tokens',
      id: 'listTokens',
      tag,
      summary: 'List your API tokens',
      description: 'Lists all tokens that have not been deleted. The secret values are not shown again.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(apiTokenSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listApiTokens(deps, playerId, part)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/tokens',
      id: 'createToken',
      tag,
      summary: 'Create an API token',
      description:
        'Creates a token for a program that acts for you. Grant only the scopes it needs, and limit it to one game ' +
        'with `gameId` if possible. The token is shown only once. If your login is more than ten minutes old, send ' +
        'your `password`, because a token outlives the session.',
      needs,
      refusesGuests: true,
      problems: ['too-many-tokens', 'game-not-found', 'password-required', 'wrong-password'],
      idempotency: { startedBy: 'use-case', isSecret: true, credentialOf: tokenIdIn },
      body: newApiTokenSchema,
      response: { 201: apiTokenWithSecretSchema },
    },
    async ({ deps, body, request, reply }) => {
      const created = await createApiToken(deps, sessionOf(request), body, clientOf(request));
      reply.header('location', `/v1/me/tokens/${created.id}`);
      return created;
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/tokens/:id',
      id: 'deleteToken',
      tag,
      summary: 'Delete an API token',
      description: 'Deletes the token, which stops working immediately.',
      needs,
      problems: ['token-not-found'],
      params: z.object({ id: idSchema.describe('Id of the token') }),
      response: { 204: noBody('The token is deleted') },
    },
    ({ deps, playerId, params }) => deleteApiToken(deps, playerId, params.id),
  ),
];
