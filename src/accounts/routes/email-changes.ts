import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { confirmChange, requestEmailChange, undoChange } from '../profile/email-change.ts';
import { linkTokenSchema, newEmailSchema } from '../schemas/accounts.ts';

const tag = 'accounts';

/** `/v1/me/email` and `/v1/email-changes` */
export const emailChangeRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/email',
      id: 'requestEmailChange',
      tag,
      summary: 'Change your email address',
      description:
        'Sends a link to the new address, which becomes yours once you confirm it. If the old address was confirmed, ' +
        'it gets a link that undoes the change within seven days. The response is the same whether or not the new ' +
        'address has an account.',
      needs: 'session',
      refusesGuests: true,
      problems: ['wrong-password'],
      idempotency: { startedBy: 'use-case' },
      body: newEmailSchema,
      response: { 202: noBody('The emails will be sent') },
    },
    async ({ deps, playerId, body, request }) => {
      await requestEmailChange(deps, playerId, body, clientOf(request));
      return;
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/email-changes/confirm',
      id: 'confirmEmailChange',
      tag,
      summary: 'Confirm a new email address',
      description: 'Confirms the address with the token of the link in the email to the new address.',
      needs: 'none',
      problems: ['invalid-link', 'email-taken'],
      body: linkTokenSchema,
      response: { 204: noBody('The account has its new address') },
    },
    ({ deps, body }) => confirmChange(deps, body.token),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/email-changes/undo',
      id: 'undoEmailChange',
      tag,
      summary: 'Undo an email address change',
      description:
        'Undoes the change with the token of the link in the email to the old address. All sessions end, the password ' +
        'stops working, and the old address gets an email with a link to set a new one.',
      needs: 'none',
      problems: ['invalid-link', 'email-taken'],
      body: linkTokenSchema,
      response: { 204: noBody('The account has its old address') },
    },
    ({ deps, body }) => undoChange(deps, body.token),
  ),
];
