import { type Route, route } from '../../http/endpoint/route.ts';
import { linkSchema, linkSessionSchema } from '../schemas/link-sessions.ts';
import { openLinkSession } from '../sessions/link-session.ts';

/** `/v1/sessions/link` */
export const linkSessionRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/sessions/link',
      id: 'openLinkSession',
      tag: 'accounts',
      summary: 'Let somebody in by the link of an email',
      description:
        'Exchanges the link of an email about a turn for a token. The token reads that game as its player sees it (the ' +
        'game, its log, options and pictures), makes the one decision that the email is about, and does nothing else. It ' +
        'shows what the decision made, and ends when the game goes on after that, or with `DELETE /v1/me/sessions`. ' +
        'It can’t be renewed; while the game waits, the link can be exchanged again. The exchange changes nothing.',
      needs: 'none',
      problems: ['link-not-valid', 'decision-over'],
      cost: 5,
      idempotency: { isSecret: true },
      body: linkSchema,
      response: { 200: linkSessionSchema },
    },
    ({ deps, body }) => openLinkSession(deps, body.link),
  ),
];
