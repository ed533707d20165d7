import { resumeEmails } from '../../accounts/profile/email-stop.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { noBody } from '../../http/schemas/forms.ts';

/** `/v1/me/email-stop` */
export const emailStopRoutes: readonly Route[] = [
  route(
    {
      method: 'DELETE',
      url: '/v1/me/email-stop',
      id: 'resumeEmails',
      tag: 'accounts',
      summary: 'Have emails sent to your address again',
      description:
        'When emails to your address come back, no more are sent there (`emailStop` of `GET /v1/me`). This sends them ' +
        'again; the next one that comes back stops them anew.',
      needs: 'session',
      response: { 204: noBody('Emails are sent again, if they were stopped') },
    },
    ({ deps, playerId }) => resumeEmails(deps, playerId),
  ),
];
