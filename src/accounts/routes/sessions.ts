import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { revokeSession } from '../revocations.ts';
import { logInSchema, refreshSchema, sessionIdIn, sessionSchema } from '../schemas/sessions.ts';
import { logIn } from '../sessions/log-in.ts';
import { refresh } from '../sessions/refresh.ts';
import { sendSession } from './send-session.ts';

const tag = 'accounts';

/** `/v1/sessions` */
export const sessionRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/sessions',
      id: 'logIn',
      tag,
      summary: 'Log in',
      description:
        'Returns a short-lived access token and a refresh token that works once. If the account has a passkey, a ' +
        'correct password is answered with 401 `second-factor-required` and the data for the second step.',
      needs: 'none',
      problems: ['invalid-credentials', 'second-factor-required', 'banned'],
      cost: 5,
      idempotency: {
        startedBy: 'use-case',
        ownerOf: ownerByEmail,
        isSecret: true,
        credentialOf: sessionIdIn,
      },
      body: logInSchema,
      response: { 201: sessionSchema },
    },
    async ({ deps, body, request, reply }) => sendSession(reply, await logIn(deps, body, clientOf(request))),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/sessions/refresh',
      id: 'refreshSession',
      tag,
      summary: 'Refresh a session',
      description:
        'Returns new tokens. Each refresh token works once; using it a second time ends the session. Send an ' +
        '`Idempotency-Key` so that a retry after a lost response gets the same tokens.',
      needs: 'none',
      problems: ['invalid-refresh-token', 'refresh-token-reused'],
      idempotency: { isSecret: true, credentialOf: sessionIdIn },
      body: refreshSchema,
      response: { 200: sessionSchema },
    },
    ({ deps, body }) => refresh(deps, body.refreshToken),
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/sessions/current',
      id: 'logOut',
      tag,
      summary: 'Log out',
      description:
        'Ends the session of the access token at once. Its refresh tokens and access tokens stop working; API tokens ' +
        'keep working.',
      needs: 'session',
      response: { 204: noBody('The session has ended') },
    },
    async ({ deps, request }) => {
      const { playerId, sessionId } = sessionOf(request);
      await revokeSession(deps, playerId, sessionId, 'log-out');
    },
  ),
];

/** Returns the owner of an idempotency key for callers who are not logged in: the address in the body. */
export function ownerByEmail(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return `email ${normaliseEmail(email)}`;
}
