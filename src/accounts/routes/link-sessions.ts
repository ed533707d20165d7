import { type Route, route } from '../../http/endpoint/route.ts';
import { linkSchema, linkSessionSchema } from '../schemas/link-sessions.ts';
import { openLinkSession } from '../sessions/link-session.ts';

/** `/v1/sessions/link` */
export const linkSessionRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/sessions/link',
      id: 'createLinkSession',
      tag: 'accounts',
      summary: 'Log in with an email link',
      description:
        'Exchanges the link in an email about a turn for a token. The token can read that game as its player sees it: ' +
        'the game, its log, options and pictures. It can make the one decision that the email is about, and nothing ' +
        'else. It shows the result of that decision and expires when the game moves on after it, or with `DELETE ' +
        '/v1/me/sessions`. It cannot be renewed, but the link can be exchanged again while the game waits. The ' +
        'exchange changes nothing.',
      needs: 'none',
      problems: ['invalid-link', 'decision-closed'],
      cost: 5,
      idempotency: { isSecret: true },
      body: linkSchema,
      response: { 200: linkSessionSchema },
    },
    ({ deps, body }) => openLinkSession(deps, body.link),
  ),
];
