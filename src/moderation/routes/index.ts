import type { Route } from '../../http/endpoint/route.ts';
import { moderationCaseRoutes } from './moderation-cases.ts';
import { mySanctionRoutes } from './my-sanctions.ts';
import { operatorRoutes } from './operators.ts';
import { reportRoutes } from './reports.ts';

/** Endpoints about reports, sanctions and operators, in the order of the API description. */
export const moderationRoutes: readonly Route[] = [
  ...mySanctionRoutes,
  ...reportRoutes,
  ...moderationCaseRoutes,
  ...operatorRoutes,
];
