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
      id: 'deleteMe',
      tag: 'accounts',
      summary: 'Delete your account',
      description:
        'At once and for good. All access ends, tables that have not started are left or cancelled, running games are ' +
        'resigned. Name, address, messages, tokens, webhooks and everything else is erased; logs of games stay, with ' +
        'a deleted player. Nobody can ever take the handle. Export your data first: GET /v1/me/export. Guests have no ' +
        'password to send; an account with passkeys alone needs a log-in within ten minutes.',
      needs: 'session',
      problems: ['wrong-password', 'password-required', 'recent-log-in-required'],
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
