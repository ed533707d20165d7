import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { requireDeletionProof } from '../deletion/proof.ts';
import { deletionSchema } from '../schemas/accounts.ts';

/** `DELETE /v1/me` */
export const accountDeletionRoutes: readonly Route[] = [
  route(
    {
      method: 'DELETE',
      url: '/v1/me',
      id: 'deleteAccount',
      tag: 'accounts',
      summary: 'Delete your account',
      description:
        'Deletes your account immediately and permanently. All access ends, unstarted tables are left or cancelled, ' +
        'and running games are resigned. Your name, address, messages, tokens, webhooks and all other data are ' +
        'erased. Game logs stay, with a deleted player, and the handle can never be used again. Export your data ' +
        'first: GET /v1/me/export. Guests have no password to send. An account that has only passkeys needs a login ' +
        'from the last ten minutes.',
      needs: 'session',
      problems: ['wrong-password', 'password-required', 'recent-login-required'],
      body: deletionSchema,
      response: { 204: noBody('The account is deleted') },
    },
    async ({ deps, body, request }) => {
      const owner = sessionOf(request);
      await requireDeletionProof(deps, owner, body.password, clientOf(request));
      await deleteAccount(deps, owner.playerId);
    },
  ),
];
