import type { FastifyInstance } from 'fastify';
import { requestVerification, verifyAddress } from '../../../accounts/profile/email-verification.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { linkTokenSchema } from '../../schemas/accounts/accounts.ts';
import { noBody } from '../../schemas/forms.ts';

const tag = 'accounts';

/** `/v1/me/verification` and `/v1/verifications` */
export function emailVerificationRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/me/verification',
      id: 'requestVerification',
      tag,
      summary: 'Resend the email that confirms your address',
      description:
        'Games send emails to confirmed addresses only. A new account gets this email automatically.',
      needs: 'session',
      refusesGuests: true,
    },
    { response: { 202: noBody('It will be sent, unless the address is already confirmed') } },
    async (request, reply) => {
      await requestVerification(deps, callerOf(request).playerId);
      return reply.code(202).send();
    },
  );

  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/verifications',
      id: 'verifyAddress',
      tag,
      summary: 'Confirm an email address',
      description: 'With the token of the link in the email.',
      needs: 'none',
      problems: ['link-not-valid', 'email-taken'],
    },
    { body: linkTokenSchema, response: { 204: noBody('The address is confirmed') } },
    async (request, reply) => {
      await verifyAddress(deps, request.body.token);
      return reply.code(204).send();
    },
  );
}
