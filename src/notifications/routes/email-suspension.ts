import { resumeEmails } from '../../accounts/profile/email-suspension.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';

/** `/v1/me/email-suspension` */
export const emailSuspensionRoutes: readonly Route[] = [
  route(
    {
      method: 'DELETE',
      url: '/v1/me/email-suspension',
      id: 'resumeEmailDelivery',
      tag: 'accounts',
      summary: 'Resume email delivery',
      description:
        'Resumes emails to your address after they were stopped because they bounced (`emailSuspension` of `GET /v1/me`). ' +
        'The next bounce stops them again.',
      needs: 'session',
      response: { 204: noBody('Emails are sent again') },
    },
    ({ deps, playerId }) => resumeEmails(deps, playerId),
  ),
];
