import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { requestVerification, verifyAddress } from '../profile/email-verification.ts';
import { linkTokenSchema } from '../schemas/accounts.ts';

const tag = 'accounts';

/** `/v1/me/verification` and `/v1/verifications` */
export const emailVerificationRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/verification',
      id: 'resendVerification',
      tag,
      summary: 'Resend the confirmation email',
      description:
        'Sends another confirmation email. Games send emails only to confirmed addresses. A new account gets this ' +
        'email automatically.',
      needs: 'session',
      refusesGuests: true,
      response: { 202: noBody('It will be sent, unless the address is already confirmed') },
    },
    async ({ deps, playerId }) => {
      await requestVerification(deps, playerId);
      return;
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/verifications',
      id: 'verifyEmail',
      tag,
      summary: 'Confirm an email address',
      description: 'Confirms the address with the token of the link in the email.',
      needs: 'none',
      problems: ['invalid-link', 'email-taken'],
      body: linkTokenSchema,
      response: { 204: noBody('The address is confirmed') },
    },
    ({ deps, body }) => verifyAddress(deps, body.token),
  ),
];
