import type { FastifyInstance } from 'fastify';
import { requestPasswordReset, resetPassword } from '../../../accounts/passwords/reset.ts';
import { networkOf, spend } from '../../../limits/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { emailSchema, newPasswordSchema } from '../../schemas/accounts/accounts.ts';
import { noBody } from '../../schemas/forms.ts';

const tag = 'accounts';

/** `/v1/password-resets` */
export function passwordResetRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/password-resets',
      id: 'requestPasswordReset',
      tag,
      summary: 'Request an email with a link to a new password',
      description: 'The answer is the same whether or not the address has an account.',
      needs: 'none',
    },
    { body: emailSchema, response: { 202: noBody('If the address has an account, an email will be sent') } },
    async (request, reply) => {
      await spend(deps, 'password-resets', networkOf(request.ip));
      await requestPasswordReset(deps, request.body.email);
      return reply.code(202).send();
    },
  );

  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/password-resets/confirm',
      id: 'resetPassword',
      tag,
      summary: 'Set a new password',
      description: 'With the token of the link in the email, which works once. All sessions end.',
      needs: 'none',
      problems: ['link-not-valid', 'email-taken', 'weak-password'],
      idempotency: { begunBy: 'use-case' },
      cost: 5,
    },
    { body: newPasswordSchema, response: { 204: noBody('The new password is in effect') } },
    async (request, reply) => {
      await resetPassword(deps, request.body.token, request.body.password);
      return reply.code(204).send();
    },
  );
}
