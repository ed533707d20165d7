import { type Route, route } from '../../http/endpoint/route.ts';
import { clientOf, sessionOf } from '../../http/plugins/auth.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { changePassword } from '../passwords/change.ts';
import { passwordChangeSchema } from '../schemas/sessions.ts';

/** `/v1/me/password` */
export const passwordRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/password',
      id: 'changePassword',
      tag: 'accounts',
      summary: 'Change your password',
      description:
        'Changes your password and ends your other sessions at once. A wrong current password counts as a failed ' +
        'login.',
      needs: 'session',
      refusesGuests: true,
      problems: ['wrong-password', 'weak-password'],
      idempotency: { startedBy: 'use-case' },
      body: passwordChangeSchema,
      response: { 204: noBody('The new password is in effect') },
    },
    ({ deps, body, request }) => changePassword(deps, sessionOf(request), body, clientOf(request)),
  ),
];
