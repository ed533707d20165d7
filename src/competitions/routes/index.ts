import type { Route } from '../../http/endpoint/route.ts';
import { competitionRoutes } from './competitions.ts';
import { entrantRoutes } from './entrants.ts';
import { teamRoutes } from './teams.ts';

/** Endpoints about tournaments and leagues, in the order of the API description. */
export const competitionsRoutes: readonly Route[] = [...competitionRoutes, ...entrantRoutes, ...teamRoutes];
