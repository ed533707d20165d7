import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { networkOf, spend } from '../../limits/index.ts';
import { requestPasswordReset, resetPassword } from '../passwords/reset.ts';
import { emailSchema, newPasswordSchema } from '../schemas/accounts.ts';

const tag = 'accounts';

/** `/v1/password-resets` */
export const passwordResetRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/password-resets',
      id: 'requestPasswordReset',
      tag,
      summary: 'Request a password reset email',
      description:
        'Sends an email with a link to set a new password. The response is the same whether or not the address has an ' +
        'account.',
      needs: 'none',
      body: emailSchema,
      response: { 202: noBody('If the address has an account, an email will be sent') },
    },
    async ({ deps, body, request }) => {
      await spend(deps, 'password-resets', networkOf(request.ip));
      await requestPasswordReset(deps, body.email);
      return;
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/password-resets/confirm',
      id: 'resetPassword',
      tag,
      summary: 'Set a new password',
      description:
        'Sets a new password with the token of the link in the email, which works once. All sessions end.',
      needs: 'none',
      problems: ['invalid-link', 'email-taken', 'weak-password'],
      idempotency: { startedBy: 'use-case' },
      cost: 5,
      body: newPasswordSchema,
      response: { 204: noBody('The new password is in effect') },
    },
    ({ deps, body }) => resetPassword(deps, body.token, body.password),
  ),
];
