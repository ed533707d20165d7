import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { requireProof } from '../passkeys/proof.ts';
import { readRecoveryCodes, renewRecoveryCodes } from '../passkeys/recovery-codes.ts';
import { recoveryCodesLeftSchema, recoveryCodesSchema } from '../schemas/passkeys.ts';

const tag = 'accounts';
const needs = 'session';

/** `/v1/me/recovery-codes` */
export const recoveryCodeRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/recovery-codes',
      id: 'getRecoveryCodes',
      tag,
      summary: 'Count your recovery codes',
      description: 'Returns the number of unused codes. The codes themselves are not shown again.',
      needs,
      response: { 200: recoveryCodesLeftSchema },
    },
    ({ deps, playerId }) => readRecoveryCodes(deps, playerId),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/recovery-codes',
      id: 'renewRecoveryCodes',
      tag,
      summary: 'Replace your recovery codes',
      description:
        'Returns ten new codes, shown only once. Earlier codes stop working. This needs a login from the last ten ' +
        'minutes.',
      needs,
      refusesGuests: true,
      problems: ['no-passkey', 'recent-login-required', 'password-required'],
      idempotency: { isSecret: true },
      response: { 201: recoveryCodesSchema },
    },
    async ({ deps, request, reply }) => {
      const owner = sessionOf(request);
      await requireProof(deps, owner, undefined, clientOf(request));
      const codes = await renewRecoveryCodes(deps, owner.playerId);
      reply.header('location', '/v1/me/recovery-codes');
      return { codes };
    },
  ),
];
