import type { Route } from '../../endpoint/route.ts';
import { blockRoutes } from './blocks.ts';
import { followRoutes } from './follows.ts';
import { moderationRoutes } from './moderation.ts';
import { moderationCaseRoutes } from './moderation-cases.ts';
import { muteRoutes } from './mutes.ts';
import { mySanctionRoutes } from './my-sanctions.ts';
import { playerRoutes } from './players.ts';
import { ratingRoutes } from './ratings.ts';
import { reportRoutes } from './reports.ts';

/** Endpoints about players and moderation, in the order of the API’s description. */
export const peopleRoutes: readonly Route[] = [
  ...playerRoutes,
  ...ratingRoutes,
  ...blockRoutes,
  ...muteRoutes,
  ...followRoutes,
  ...mySanctionRoutes,
  ...reportRoutes,
  ...moderationCaseRoutes,
  ...moderationRoutes,
];
