import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requestPasswordReset, resetPassword } from '../../accounts/passwords/reset.ts';
import { requestVerification, verifyAddress } from '../../accounts/profile/email-verification.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import { emailSchema, linkTokenSchema, newPasswordSchema } from '../schemas/accounts.ts';

const tag = 'accounts';

/** Proving an address, and a new password by mail. */
export function addressRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/me/verification',
        id: 'requestVerification',
        tag,
        summary: 'Get the mail that confirms your address again',
        description: 'Games write to confirmed addresses only. A new account gets this mail by itself.',
        needs: 'session',
      },
      {
        response: { 202: z.undefined().describe('It will be sent, unless the address is confirmed already') },
      },
    ),
    handler: async (request, reply) => {
      await requestVerification(deps, callerOf(request).playerId);
      return reply.code(202).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/verifications',
        id: 'verifyAddress',
        tag,
        summary: 'Confirm an address',
        description: 'With the token of the link in the mail.',
        needs: 'none',
        problems: ['link-not-valid'],
      },
      { body: linkTokenSchema, response: { 204: z.undefined().describe('The address is confirmed') } },
    ),
    handler: async (request, reply) => {
      await verifyAddress(deps, request.body.token);
      return reply.code(204).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/password-resets',
        id: 'requestPasswordReset',
        tag,
        summary: 'Get a mail with a link for a new password',
        description: 'The answer is the same whether or not the address has an account.',
        needs: 'none',
      },
      {
        body: emailSchema,
        response: { 202: z.undefined().describe('If it has an account, a mail will be sent') },
      },
    ),
    handler: async (request, reply) => {
      await requestPasswordReset(deps, request.body.email);
      return reply.code(202).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/password-resets/confirm',
        id: 'resetPassword',
        tag,
        summary: 'Set a new password',
        description: 'With the token of the link in the mail, which works once. Every session ends.',
        needs: 'none',
        problems: ['link-not-valid'],
      },
      { body: newPasswordSchema, response: { 204: z.undefined().describe('The new password holds') } },
    ),
    handler: async (request, reply) => {
      await resetPassword(deps, request.body.token, request.body.password);
      return reply.code(204).send();
    },
  });
}
