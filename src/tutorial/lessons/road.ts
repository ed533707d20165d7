import { missedClaim, scoredFor } from '../goals.ts';
import { lesson } from '../lesson.ts';

/** A thief on a road. */
export const road = lesson('road', {
  start: ['base/D 0,0 r0', 'base/A -1,0 r270'],
  draws: ['base/U', 'base/B', 'base/W', 'base/V', 'base/E'],
  steps: {
    claim: {
      rules: { deploy: ['R-DEP-1', 'R-DEP-2'], free: ['R-DEP-3'], thief: ['R-DEP-7'] },
      missed: (attempt) => missedClaim(attempt, '0,0:road0'),
      replies: ['0,1 r0 meeple@monastery0'],
    },
    complete: {
      rules: { complete: ['R-ROAD-1', 'R-ROAD-2'], points: ['R-SCORE-1'], returns: ['R-TURN-7'] },
      missed: (attempt) => (scoredFor(attempt, 'road') > 0 ? undefined : 'open'),
    },
  },
});
