import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createApiToken } from '../../accounts/api-tokens/create.ts';
import { deleteApiToken } from '../../accounts/api-tokens/delete.ts';
import { listApiTokens } from '../../accounts/api-tokens/list.ts';
import { readMe, updateMe } from '../../accounts/profile/read-and-update.ts';
import {
  endVacation,
  readVacations,
  startVacation,
  type VacationView,
} from '../../accounts/profile/vacations.ts';
import type { Deps } from '../../deps.ts';
import { updateDeadlinesOf } from '../../games/clock/vacations.ts';
import { changePreferences, readPreferences } from '../../notifications/index.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import {
  apiTokenWithSecretSchema,
  meSchema,
  newApiTokenSchema,
  profileChangeSchema,
  tokenSchema,
} from '../schemas/accounts.ts';
import { idSchema } from '../schemas/forms.ts';

const tag = 'accounts';

/** The caller's own account. */
export function meRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me',
        id: 'readMe',
        tag,
        summary: 'Read your account',
        description: 'Whose token this is.',
        needs: 'any',
      },
      { response: { 200: meSchema } },
    ),
    handler: async (request) => wholeAccount(deps, callerOf(request).playerId),
  });

  app.route({
    ...operation(
      {
        method: 'PATCH',
        url: '/v1/me',
        id: 'updateMe',
        tag,
        summary: 'Change your account',
        description: 'Changes the members that are sent and leaves the others.',
        needs: 'session',
        problems: ['handle-taken', 'too-much-vacation'],
      },
      { body: profileChangeSchema, response: { 200: meSchema } },
    ),
    handler: async (request) => {
      const { playerId } = callerOf(request);
      const { notifications, vacation, ...profile } = request.body;
      if (vacation !== undefined) await changeVacation(deps, playerId, vacation);
      if (notifications !== undefined) await changePreferences(deps, playerId, undefined, notifications);
      await updateMe(deps, playerId, profile);
      return wholeAccount(deps, playerId);
    },
  });
}

async function wholeAccount(deps: Deps, playerId: string) {
  const profile = await readMe(deps, playerId);
  const notifications = await readPreferences(deps, playerId);
  return { ...profile, notifications, vacations: await readVacations(deps, playerId) };
}

async function changeVacation(deps: Deps, playerId: string, wish: VacationView | null): Promise<void> {
  if (wish === null) await endVacation(deps, playerId);
  else await startVacation(deps, playerId, wish);
  await updateDeadlinesOf(deps, playerId);
}

/** The caller's API tokens. */
export function tokenRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me/tokens',
        id: 'listTokens',
        tag,
        summary: 'List your API tokens',
        description: 'All that are not deleted; the tokens themselves are not shown again.',
        needs: 'session',
      },
      {
        response: {
          200: z
            .object({ items: z.array(tokenSchema).max(100), nextCursor: z.null() })
            .describe('All of them'),
        },
      },
    ),
    handler: async (request) => ({
      items: await listApiTokens(deps, callerOf(request).playerId),
      nextCursor: null,
    }),
  });

  const creating = operation(
    {
      method: 'POST',
      url: '/v1/me/tokens',
      id: 'createToken',
      tag,
      summary: 'Make an API token',
      description:
        'For programs that act for you. Give it only the scopes it needs; the token is shown this once.',
      needs: 'session',
      problems: ['too-many-tokens'],
    },
    { body: newApiTokenSchema, response: { 201: apiTokenWithSecretSchema } },
  );
  app.route({
    ...creating,
    config: { ...creating.config, keys: { secret: true } },
    handler: async (request, reply) => {
      const made = await createApiToken(deps, callerOf(request).playerId, request.body);
      return reply.code(201).header('location', `/v1/me/tokens/${made.id}`).send(made);
    },
  });

  app.route({
    ...operation(
      {
        method: 'DELETE',
        url: '/v1/me/tokens/:id',
        id: 'deleteToken',
        tag,
        summary: 'Delete an API token',
        description: 'It is useless from now on.',
        needs: 'session',
        problems: ['token-not-found'],
      },
      {
        params: z.object({ id: idSchema.describe('Of the token') }),
        response: { 204: z.undefined().describe('The token is deleted') },
      },
    ),
    handler: async (request, reply) => {
      await deleteApiToken(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  });
}
