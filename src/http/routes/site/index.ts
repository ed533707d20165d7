import type { Route } from '../../endpoint/route.ts';
import { exactRulesRoutes } from './exact-rules.ts';
import { healthRoutes } from './health.ts';
import { lessonRoutes } from './lessons.ts';
import { problemRoutes } from './problems.ts';
import { rulesRoutes } from './rules.ts';

/** Endpoints about the service itself, in the order of the API’s description. */
export const siteRoutes: readonly Route[] = [
  ...rulesRoutes,
  ...exactRulesRoutes,
  ...lessonRoutes,
  ...healthRoutes,
  ...problemRoutes,
];
