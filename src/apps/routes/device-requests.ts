import { appScopes } from '../../accounts/caller.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { shownCode } from '../device-codes.ts';
import { allowDevice, denyDevice, findByUserCode } from '../device-consent.ts';
import { describedDeviceSchema, deviceAnswerSchema, deviceRequestSchema } from '../schemas/apps.ts';

const tag = 'apps';
const needs = 'session';

/** What the page needs on which a player types the code that an app shows. */
export const deviceRequestRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/device-requests',
      id: 'describeDeviceRequest',
      tag,
      summary: 'Read what an app asks for that shows a code',
      description:
        'For the page at /device: says who asks and for what, before you let the app in. Nothing changes, but wrong codes ' +
        'are counted.',
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
      id: 'answerDevice',
      tag,
      summary: 'Let an app in that shows a code, or do not',
      description:
        'The app learns it when it asks next. Only let in what you started yourself: who shows you the code gets the access. ' +
        'More than ten minutes after the log-in it needs your `password`, as an app outlives the session.',
      needs,
      refusesGuests: true,
      problems: ['user-code-not-found', 'password-required', 'wrong-password', 'banned'],
      idempotency: { begunBy: 'use-case' },
      body: deviceAnswerSchema,
      response: { 204: noBody('The app is answered') },
    },
    async ({ deps, body, request }) => {
      const { userCode, allow, password } = body;
      const owner = sessionOf(request);
      if (allow) await allowDevice(deps, { owner, password, client: clientOf(request) }, userCode);
      else await denyDevice(deps, owner.playerId, userCode);
    },
  ),
];
