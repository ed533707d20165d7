import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../http/endpoint/route.ts';
import { bearerRealm } from '../../http/plugins/unauthenticated.ts';
import { noBody } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { deviceGrantType } from '../client.ts';
import { exchangeDeviceCode, startDevice } from '../device-codes.ts';
import { exchangeCode, refreshAppTokens, required, revokeAppToken, type TokenRequest } from '../exchange.ts';
import { introspectToken } from '../introspect.ts';
import { OAuthError } from '../oauth-error.ts';
import { registerApp } from '../register.ts';
import {
  appTokensSchema,
  clientMetadataSchema,
  deviceCodesRequestSchema,
  deviceCodesSchema,
  introspectedTokenSchema,
  introspectionSchema,
  oauthRefusal,
  registeredClientSchema,
  revokedTokenSchema,
  tokenRequestSchema,
  unknownClient,
} from '../schemas/apps.ts';
import type { AppTokens } from '../tokens.ts';

const tag = 'apps';
const form = 'application/x-www-form-urlencoded';
/** Holds the name of a parameter that occurs twice in a form. */
const repeatedName = 'a repeated parameter';

/** Endpoints that apps call, in the forms of OAuth: `/oauth/…`. */
export const oauthTokenRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/oauth/token',
      id: 'createAppTokens',
      tag,
      summary: 'Get tokens for an app',
      description:
        'Exchanges an authorization code, a device code or a refresh token for tokens (RFC 6749, RFC 8628). Apps have ' +
        'no secret; PKCE proves that it is the same app. Using a code or a refresh token twice revokes the grant. An ' +
        'app that shows a code polls every few seconds. It gets `authorization_pending` until the player answers, ' +
        '`slow_down` if it polls too often, and then the tokens, `access_denied` or `expired_token`.',
      needs: 'none',
      consumes: [form],
      idempotency: { isSecret: true },
      body: tokenRequestSchema,
      response: { 200: appTokensSchema, 400: oauthRefusal, 401: unknownClient },
    },
    ({ deps, request, reply }) => answerApp(reply, () => issueTokens(deps, parametersOf(request))),
  ),
  route(
    {
      method: 'POST',
      url: '/oauth/register',
      id: 'registerApp',
      tag,
      summary: 'Register an app',
      description:
        'Dynamic client registration (RFC 7591), for clients that have no metadata document, such as many assistants. The app ' +
        'gets a `client_id` and no secret, and must use PKCE. A name or logo is ignored, because nothing proves it. A registration ' +
        'expires after 90 days without use.',
      needs: 'none',
      cost: 5,
      body: clientMetadataSchema,
      response: { 201: registeredClientSchema, 400: oauthRefusal },
    },
    ({ deps, body, request, reply }) =>
      answerApp(reply, async () => {
        const registered = await registerApp(deps, body, request.ip);
        reply.header('location', `/oauth/authorize?client_id=${registered.client_id}`);
        return registered;
      }),
  ),
  route(
    {
      method: 'POST',
      url: '/oauth/device-codes',
      id: 'createDeviceCodes',
      tag,
      summary: 'Start a device authorization',
      description:
        'Returns codes for an app on a terminal, in a chat or on a device without a browser (RFC 8628). The app shows ' +
        '`user_code` and `verification_uri`. The player enters the code on that page and approves the app. The app ' +
        'then gets its tokens from the token endpoint with `device_code`.',
      needs: 'none',
      cost: 5,
      consumes: [form],
      idempotency: { isSecret: true },
      body: deviceCodesRequestSchema,
      response: { 200: deviceCodesSchema, 400: oauthRefusal, 401: unknownClient },
    },
    ({ deps, request, reply }) =>
      answerApp(reply, () => startDevice(deps, parametersOf(request), request.ip)),
  ),
  route(
    {
      method: 'POST',
      url: '/oauth/introspect',
      id: 'introspectAppToken',
      tag,
      summary: 'Introspect a token',
      description:
        'Returns the expiry, player and scopes of an access token or a refresh token (RFC 7662). An app can ' +
        'introspect only its own tokens; all others are reported as inactive.',
      needs: 'none',
      consumes: [form],
      idempotency: { isSecret: true },
      body: introspectedTokenSchema,
      response: { 200: introspectionSchema, 400: oauthRefusal },
    },
    ({ deps, request, reply }) => answerApp(reply, () => introspectToken(deps, parametersOf(request))),
  ),
  route(
    {
      method: 'POST',
      url: '/oauth/revoke',
      id: 'revokeAppToken',
      tag,
      summary: 'Revoke a token',
      description:
        'Revokes all tokens of a login at once, whichever of them the app sends (RFC 7009). An app calls it when a ' +
        'player logs out. The response is the same for an invalid token.',
      needs: 'none',
      consumes: [form],
      body: revokedTokenSchema,
      response: { 200: noBody('The token is not valid, or no longer'), 400: oauthRefusal },
    },
    ({ deps, request, reply }) =>
      answerApp(reply, async () => {
        await revokeAppToken(deps, parametersOf(request));
        return reply.code(200).send();
      }),
  ),
];
/** @throws OAuthError */
async function issueTokens(deps: Deps, request: TokenRequest): Promise<AppTokens> {
  const type = required(request, 'grant_type');
  if (type === 'authorization_code') return exchangeCode(deps, request);
  if (type === 'refresh_token') return refreshAppTokens(deps, request);
  if (type === deviceGrantType) return exchangeDeviceCode(deps, request);
  throw new OAuthError(
    'unsupported_grant_type',
    `Supported grant types are authorization_code, refresh_token and ${deviceGrantType}.`,
  );
}

/**
 * Sends a response to an app; refusals in the form that OAuth clients read, with 401 for `invalid_client` (RFC 6749,
 * section 5.2).
 */
async function answerApp<Body>(reply: FastifyReply, work: () => Promise<Body>): Promise<Body | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    if (error.code === 'invalid_client') reply.code(401).header('www-authenticate', bearerRealm);
    else reply.code(400);
    return reply.send({ error: error.code, error_description: error.message });
  }
}

/**
 * Returns the parameters that an app sent; empty ones count as omitted (RFC 6749, section 3.2).
 * @throws OAuthError invalid_request
 */
function parametersOf({ body }: FastifyRequest): TokenRequest {
  const all = Object.entries(body as object).filter(([, value]) => typeof value === 'string' && value !== '');
  const parameters: TokenRequest = Object.fromEntries(all);
  if (parameters[repeatedName] !== undefined)
    throw new OAuthError('invalid_request', 'A parameter is repeated.');
  return parameters;
}

/** Accepts forms, only at the addresses of OAuth. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    form,
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, body: string) => {
      if (routeOptions.url?.startsWith('/oauth/') !== true) throw problem('unsupported-media-type');
      const parameters = new URLSearchParams(body);
      const repeated = [...parameters.keys()].find((name) => parameters.getAll(name).length > 1);
      if (repeated !== undefined) parameters.set(repeatedName, repeated);
      return Object.fromEntries(parameters);
    },
  );
}
