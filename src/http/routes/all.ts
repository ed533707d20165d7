import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { addRoute, type Route } from '../endpoint/route.ts';
import { documentRoute } from '../openapi/serve-document.ts';
import { openShared, type Shared } from '../shared.ts';
import { accountsRoutes } from './accounts/index.ts';
import { appsRoutes } from './apps/index.ts';
import { readForms } from './apps/tokens.ts';
import { clubsRoutes } from './clubs/index.ts';
import { competitionsRoutes } from './competitions/index.ts';
import { gamesRoutes } from './games/index.ts';
import { readEmails } from './notifications/inbound-mail.ts';
import { notificationsRoutes } from './notifications/index.ts';
import { peopleRoutes } from './people/index.ts';
import { keepDrawing, pictureRoutes } from './pictures/board-pictures.ts';
import { playRoutes } from './play/index.ts';
import { poolRoutes } from './pools/pools.ts';
import { siteRoutes } from './site/index.ts';
import { serveSecurityContact } from './site/security-contact.ts';

/** The API, in the order of its description. */
const routes: readonly Route[] = [
  ...accountsRoutes,
  ...notificationsRoutes,
  ...appsRoutes,
  ...gamesRoutes,
  ...playRoutes,
  ...peopleRoutes,
  ...poolRoutes,
  ...clubsRoutes,
  ...competitionsRoutes,
  ...siteRoutes,
  ...pictureRoutes,
];

/** Adds every endpoint of the API. Returns what they share. */
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
