import { changePassword } from '../../../accounts/passwords/change.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { clientOf, sessionOf } from '../../plugins/auth.ts';
import { passwordChangeSchema } from '../../schemas/accounts/sessions.ts';
import { noBody } from '../../schemas/forms.ts';

/** `/v1/me/password` */
export const passwordRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/password',
      id: 'changePassword',
      tag: 'accounts',
      summary: 'Change your password',
      description: 'Ends your other sessions at once. A wrong current password counts as a failed log-in.',
      needs: 'session',
      refusesGuests: true,
      problems: ['wrong-password', 'weak-password'],
      idempotency: { begunBy: 'use-case' },
      body: passwordChangeSchema,
      response: { 204: noBody('The new password is in effect') },
    },
    ({ deps, body, request }) => changePassword(deps, sessionOf(request), body, clientOf(request)),
  ),
];
