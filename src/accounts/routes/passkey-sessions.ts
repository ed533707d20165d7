import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf } from '../../http/plugins/auth.ts';
import { logInByPasskey, logInOptions } from '../passkeys/log-in.ts';
import { logInByRecoveryCode } from '../passkeys/log-in-by-code.ts';
import { passkeyLogInSchema, recoveryLogInSchema, requestOptionsSchema } from '../schemas/passkeys.ts';
import { sessionIdIn, sessionSchema } from '../schemas/sessions.ts';
import { sendSession } from './send-session.ts';

const tag = 'accounts';

/** `/v1/sessions/passkey` and `/v1/sessions/recovery-code` */
export const passkeySessionRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/sessions/passkey/options',
      id: 'createPasskeyLoginOptions',
      tag,
      summary: 'Start a passkey login',
      description:
        'Returns the options for the authenticator, for a login without a password. Send its answer to `POST ' +
        '/v1/sessions/passkey`.',
      needs: 'none',
      idempotency: { isSecret: true, isKeySecret: true },
      response: { 200: requestOptionsSchema },
    },
    async ({ deps }) => ({ ...(await logInOptions(deps)) }),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/sessions/passkey',
      id: 'logInWithPasskey',
      tag,
      summary: 'Log in with a passkey',
      description:
        'Takes the authenticator’s answer to the options of `POST /v1/sessions/passkey/options`, or of the problem ' +
        '`second-factor-required` after a correct password. Each challenge can be answered once, within five minutes.',
      needs: 'none',
      problems: ['invalid-passkey', 'banned'],
      idempotency: { isSecret: true, credentialOf: sessionIdIn },
      body: passkeyLogInSchema,
      response: { 201: sessionSchema },
    },
    async ({ deps, body, request, reply }) =>
      sendSession(reply, await logInByPasskey(deps, body.response, clientOf(request))),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/sessions/recovery-code',
      id: 'logInWithRecoveryCode',
      tag,
      summary: 'Log in with a recovery code',
      description:
        'Replaces the passkey after a correct password was answered with `second-factor-required`. Each code works ' +
        'once. After a wrong code, the same challenge can be used again.',
      needs: 'none',
      problems: ['challenge-expired', 'invalid-recovery-code', 'banned'],
      idempotency: { isSecret: true, credentialOf: sessionIdIn },
      body: recoveryLogInSchema,
      response: { 201: sessionSchema },
    },
    async ({ deps, body, request, reply }) =>
      sendSession(reply, await logInByRecoveryCode(deps, body, clientOf(request))),
  ),
];
