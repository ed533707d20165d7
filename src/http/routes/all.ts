import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from '../../accounts/routes/index.ts';
import { appsRoutes } from '../../apps/routes/index.ts';
import { readForms } from '../../apps/routes/tokens.ts';
import { clubsRoutes } from '../../clubs/routes/index.ts';
import { competitionsRoutes } from '../../competitions/routes/index.ts';
import { gamesRoutes } from '../../games/routes/index.ts';
import { playRoutes } from '../../games/routes/play/index.ts';
import { inboundMailRoutes, readEmails } from '../../inbound-email/routes/inbound-mail.ts';
import { matchRoutes } from '../../matches/routes/matches.ts';
import { moderationRoutes } from '../../moderation/routes/index.ts';
import { notificationsRoutes } from '../../notifications/routes/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { playerRoutes } from '../../players/routes/players.ts';
import { poolRoutes } from '../../pools/routes/pools.ts';
import { ratingRoutes } from '../../ratings/routes/ratings.ts';
import { relationsRoutes } from '../../relations/routes/index.ts';
import { addRoute, type Route } from '../endpoint/route.ts';
import { documentRoute } from '../openapi/serve-document.ts';
import { openShared, type Shared } from '../shared.ts';
import { keepDrawing, pictureRoutes } from './pictures/board-pictures.ts';
import { siteRoutes } from './site/index.ts';
import { serveSecurityContact } from './site/security-contact.ts';

/** The API, in the order of its description. */
const routes: readonly Route[] = [
  ...accountsRoutes,
  ...notificationsRoutes,
  ...inboundMailRoutes,
  ...appsRoutes,
  ...gamesRoutes,
  ...matchRoutes,
  ...playRoutes,
  ...playerRoutes,
  ...ratingRoutes,
  ...relationsRoutes,
  ...moderationRoutes,
  ...poolRoutes,
  ...clubsRoutes,
  ...competitionsRoutes,
  ...siteRoutes,
  ...pictureRoutes,
];

/** Adds all endpoints of the API. Returns the objects they share. */
export function addRoutes(app: FastifyInstance, deps: Deps): Shared {
  const shared = openShared(app, deps);
  readForms(app);
  readEmails(app);
  keepDrawing(app, deps);
  app.addHook('onClose', () => deps.robots.close());
  for (const route of [documentRoute(app), ...routes]) addRoute(app, route, deps, shared);
  serveSecurityContact(app, deps);
  return shared;
}
