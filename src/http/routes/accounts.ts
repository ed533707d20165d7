import type { FastifyInstance } from 'fastify';
import { register } from '../../accounts/profile/register.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { profileSchema, registrationSchema } from '../schemas/accounts.ts';
import { ownerByEmail } from './sessions.ts';

/** `/v1/accounts` */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/accounts',
      id: 'register',
      tag: 'accounts',
      summary: 'Create an account',
      description: 'Creates a player. Log in with the same email address and password afterwards.',
      needs: 'none',
      problems: ['handle-taken', 'email-taken'],
      idempotency: { ownerOf: ownerByEmail },
    },
    { body: registrationSchema, response: { 201: profileSchema } },
    async (request, reply) => {
      const profile = await register(deps, request.body);
      return reply.code(201).header('location', '/v1/me').send(profile);
    },
  );
}
