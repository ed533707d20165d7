import { dueAnalyses } from '../games/analysis/work.ts';
import { dueTimers } from '../games/clock/timers.ts';
import { dueCompetitions } from '../games/competitions/progress.ts';
import { dueMatches } from '../games/matches/progress.ts';
import { duePlans } from '../games/plans/review.ts';
import { dueRobots } from '../games/robots/play-turn.ts';
import type { Deps } from '../platform/deps.ts';

/** Returns everything that the database holds with the time at which it is due. */
export const dueWork = (deps: Deps) => ({
  timers: dueTimers(deps),
  plans: duePlans(deps),
  robots: dueRobots(deps),
  matches: dueMatches(deps),
  competitions: dueCompetitions(deps),
  analyses: dueAnalyses(deps),
});

export type AllDueWork = ReturnType<typeof dueWork>;
