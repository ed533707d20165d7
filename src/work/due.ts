import { dueCompetitions } from '../competitions/progress.ts';
import type { DueKind } from '../db/due.ts';
import { dueAnalyses } from '../games/analysis/work.ts';
import { dueTimers } from '../games/clock/timers.ts';
import { duePlans } from '../games/plans/review.ts';
import { dueRobots } from '../games/robots/play-turn.ts';
import { dueMatches } from '../matches/progress.ts';
import type { Deps } from '../platform/deps.ts';
import type { DueWork } from '../platform/due-work.ts';
import { duePools } from '../pools/match-players.ts';

/** The handlers of due work of games and competitions, by kind. */
export type AllDueWork = Readonly<Record<Exclude<DueKind, 'webhooks' | 'slow-webhooks'>, DueWork>>;

/** Returns the handlers of due work of games and competitions. */
export const dueWork = (deps: Deps): AllDueWork => ({
  timer: dueTimers(deps),
  plans: duePlans(deps),
  robot: dueRobots(deps),
  match: dueMatches(deps),
  competition: dueCompetitions(deps),
  pools: duePools(deps),
  analysis: dueAnalyses(deps),
});
