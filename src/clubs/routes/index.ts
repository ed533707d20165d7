import type { Route } from '../../http/endpoint/route.ts';
import { clubRoutes } from './clubs.ts';
import { clubMemberRoutes } from './members.ts';
import { clubWebhookRoutes } from './webhooks.ts';

/** Endpoints about clubs, in the order of the API description. */
export const clubsRoutes: readonly Route[] = [...clubRoutes, ...clubMemberRoutes, ...clubWebhookRoutes];
