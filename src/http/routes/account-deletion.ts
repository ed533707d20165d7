import type { FastifyInstance } from 'fastify';
import { deleteAccount } from '../../accounts/deletion/delete-account.ts';
import { requirePassword } from '../../accounts/passwords/require-password.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { callerOf, clientOf } from '../plugins/auth.ts';
import { deletionSchema } from '../schemas/accounts.ts';
import { noBody } from '../schemas/forms.ts';

/** `DELETE /v1/me` */
export function accountDeletionRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: '/v1/me',
      id: 'deleteMe',
      tag: 'accounts',
      summary: 'Delete your account',
      description:
        'At once and for good. All access ends, tables that have not started are left or cancelled, running games are ' +
        'resigned. Name, address, messages, tokens, webhooks and everything else is erased; logs of games stay, with ' +
        'a deleted player. Nobody can ever take the handle. Export your data first: GET /v1/me/export.',
      needs: 'session',
      problems: ['wrong-password'],
    },
    { body: deletionSchema, response: { 204: noBody('The account is deleted') } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      await requirePassword(deps, playerId, request.body.password, clientOf(request));
      await deleteAccount(deps, playerId);
      return reply.code(204).send();
    },
  );
}
