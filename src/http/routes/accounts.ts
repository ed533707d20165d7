import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { normaliseEmail } from '../../accounts/profile/profile.ts';
import { register } from '../../accounts/profile/register.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { revokeSession } from '../../accounts/sessions/log-out.ts';
import { refresh } from '../../accounts/sessions/refresh.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import {
  logInSchema,
  profileSchema,
  refreshSchema,
  registrationSchema,
  sessionSchema,
} from '../schemas/accounts.ts';

const tag = 'accounts';

/** Making an account, logging in and out. */
export function accountRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  const registering = operation(
    {
      method: 'POST',
      url: '/v1/accounts',
      id: 'register',
      tag,
      summary: 'Make an account',
      description: 'Makes a player. Log in with the same address and password afterwards.',
      needs: 'none',
      problems: ['handle-taken', 'email-taken'],
    },
    { body: registrationSchema, response: { 201: profileSchema } },
  );
  app.route({
    ...registering,
    config: { ...registering.config, keys: { owner: ownerByEmail } },
    handler: async (request, reply) => {
      const profile = await register(deps, request.body);
      return reply.code(201).header('location', '/v1/me').send(profile);
    },
  });

  const loggingIn = operation(
    {
      method: 'POST',
      url: '/v1/sessions',
      id: 'logIn',
      tag,
      summary: 'Log in',
      description: 'Answers a short-lived access token and a refresh token that works once.',
      needs: 'none',
      problems: ['invalid-credentials'],
    },
    { body: logInSchema, response: { 201: sessionSchema } },
  );
  app.route({
    ...loggingIn,
    config: { ...loggingIn.config, limit: 'log-in', keys: { owner: ownerByEmail, secret: true } },
    handler: async (request, reply) => {
      const session = await logIn(deps, request.body);
      return reply.code(201).header('location', '/v1/sessions/current').send(session);
    },
  });

  const refreshing = operation(
    {
      method: 'POST',
      url: '/v1/sessions/refresh',
      id: 'refreshSession',
      tag,
      summary: 'Get the next tokens of a session',
      description:
        'Each refresh token works once; using it again ends the session. Send an `Idempotency-Key`: then a ' +
        'repeated request, after a lost answer, gets the same tokens.',
      needs: 'none',
      problems: ['invalid-refresh-token', 'refresh-token-reused'],
    },
    { body: refreshSchema, response: { 200: sessionSchema } },
  );
  app.route({
    ...refreshing,
    config: { ...refreshing.config, keys: { secret: true } },
    handler: async (request) => refresh(deps, request.body.refreshToken),
  });

  app.route({
    ...operation(
      {
        method: 'DELETE',
        url: '/v1/sessions/current',
        id: 'logOut',
        tag,
        summary: 'Log out',
        description:
          'Ends the session of the access token: its refresh tokens work no more. The access token itself ends ' +
          'within minutes.',
        needs: 'session',
      },
      { response: { 204: z.undefined().describe('The session has ended') } },
    ),
    handler: async (request, reply) => {
      const { credential } = callerOf(request);
      if (credential.kind === 'session') await revokeSession(deps, credential.sessionId);
      return reply.code(204).send();
    },
  });
}

/** Before anybody is logged in, a key belongs to the address in the body. */
function ownerByEmail(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return `e-mail ${normaliseEmail(email)}`;
}
