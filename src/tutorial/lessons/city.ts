import { missedClaim, scoredFor } from '../goals.ts';
import { lesson } from '../lesson.ts';

/** A knight in a city. */
export const city = lesson('city', {
  start: ['base/D 0,0 r0'],
  draws: ['base/M', 'base/U', 'base/E', 'base/V', 'base/U'],
  steps: {
    claim: {
      rules: { knight: ['R-DEP-7'], claimed: ['R-DEP-3', 'R-FEAT-1'] },
      missed: (attempt) => missedClaim(attempt, '0,0:city0'),
      replies: ['1,0 r90 meeple@road0'],
    },
    complete: {
      rules: { complete: ['R-CITY-1'], points: ['R-SCORE-3', 'R-CITY-3'], unfinished: ['R-CITY-4'] },
      missed: (attempt) => (scoredFor(attempt, 'city') > 0 ? undefined : 'open'),
    },
  },
});
