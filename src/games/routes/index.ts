import type { Route } from '../../http/endpoint/route.ts';
import { analysisRoutes } from './analysis.ts';
import { dumpRoutes } from './dumps.ts';
import { fairnessRoutes } from './fairness.ts';
import { finishedGameRoutes } from './finished-games.ts';
import { gameListRoutes } from './game-lists.ts';
import { gameRoutes } from './games.ts';
import { invitationRoutes } from './invitations.ts';
import { logCheckRoutes } from './log-checks.ts';
import { myInvitationRoutes } from './my-invitations.ts';
import { openGameRoutes } from './open-games.ts';
import { recordRoutes } from './records.ts';
import { rematchRoutes } from './rematch.ts';
import { requestRoutes } from './requests.ts';
import { resultRoutes } from './results.ts';
import { robotRoutes } from './robots.ts';
import { seatRoutes } from './seats.ts';
import { standingTableRoutes } from './standing-tables.ts';
import { statisticsRoutes } from './statistics.ts';
import { variationRoutes } from './variations.ts';
import { waitingGameRoutes } from './waiting-games.ts';

/** Endpoints about tables and games, in the order of the API description. */
export const gamesRoutes: readonly Route[] = [
  ...gameRoutes,
  ...gameListRoutes,
  ...openGameRoutes,
  ...seatRoutes,
  ...robotRoutes,
  ...invitationRoutes,
  ...myInvitationRoutes,
  ...rematchRoutes,
  ...variationRoutes,
  ...requestRoutes,
  ...standingTableRoutes,
  ...recordRoutes,
  ...finishedGameRoutes,
  ...resultRoutes,
  ...dumpRoutes,
  ...statisticsRoutes,
  ...analysisRoutes,
  ...logCheckRoutes,
  ...fairnessRoutes,
  ...waitingGameRoutes,
];
