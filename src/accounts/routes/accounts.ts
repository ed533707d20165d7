import { type Route, route } from '../../http/endpoint/route.ts';
import { networkOf, withinQuota } from '../../limits/index.ts';
import { register } from '../profile/register.ts';
import { profileSchema, registrationSchema } from '../schemas/accounts.ts';
import { ownerByEmail } from './sessions.ts';

const registrationQuotas = ['registrations-hourly', 'registrations-daily'] as const;

/** `/v1/accounts` */
export const accountRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/accounts',
      id: 'createAccount',
      tag: 'accounts',
      summary: 'Create an account',
      description:
        'Creates a player. Log in afterwards with the email address or handle and the password. The response is the ' +
        'same whether or not the address already has an account; if it does, its owner gets an email.',
      needs: 'none',
      cost: 5,
      problems: ['handle-taken', 'weak-password'],
      idempotency: { startedBy: 'use-case', ownerOf: ownerByEmail },
      body: registrationSchema,
      response: { 201: profileSchema },
    },
    async ({ deps, body, request, reply }) => {
      const profile = await withinQuota(deps, registrationQuotas, networkOf(request.ip), () =>
        register(deps, body),
      );
      reply.header('location', '/v1/me');
      return profile;
    },
  ),
];
