import { appScopes } from '../../accounts/caller.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { shownCode } from '../device-codes.ts';
import { allowDevice, denyDevice, findByUserCode } from '../device-consent.ts';
import { describedDeviceSchema, deviceAnswerSchema, deviceRequestSchema } from '../schemas/apps.ts';

const tag = 'apps';
const needs = 'session';

/** Endpoints of the page on which a player types an app's code. */
export const deviceRequestRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/device-requests',
      id: 'getDeviceRequest',
      tag,
      summary: 'Get a device authorization request',
      description:
        'Returns the app that shows the code and the requested permissions, for the page at /device. Nothing changes, ' +
        'but wrong codes are counted.',
      needs,
      refusesGuests: true,
      problems: ['user-code-not-found'],
      body: deviceRequestSchema,
      response: { 200: describedDeviceSchema },
    },
    async ({ deps, playerId, body }) => {
      const { userCode, origin, clientId, name, scopes, expiresAt } = await findByUserCode(
        deps,
        playerId,
        body.userCode,
      );
      return {
        userCode: shownCode(userCode),
        origin,
        clientId,
        name,
        isLocal: !origin.startsWith('https:'),
        scopes: appScopes.filter((scope) => scopes.includes(scope)),
        expiresAt,
      };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/device-answers',
      id: 'approveDevice',
      tag,
      summary: 'Approve or deny a device authorization request',
      description:
        'Answers the app that shows the code; it gets the answer with its next request. Approve only what you ' +
        'started yourself, because the program with the code gets the access. If your login is more than ten ' +
        'minutes old, send your `password`, because an app outlives the session.',
      needs,
      refusesGuests: true,
      problems: ['user-code-not-found', 'password-required', 'wrong-password', 'banned'],
      idempotency: { startedBy: 'use-case' },
      body: deviceAnswerSchema,
      response: { 204: noBody('The answer is stored for the app') },
    },
    async ({ deps, body, request }) => {
      const { userCode, allow, password } = body;
      const owner = sessionOf(request);
      if (allow) await allowDevice(deps, { owner, password, client: clientOf(request) }, userCode);
      else await denyDevice(deps, owner.playerId, userCode);
    },
  ),
];
