import { eventsOf } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** King & Robber: two figures for the largest city and the longest road. */
export const king = lesson('king', {
  expansions: ['king-and-robber'],
  start: ['base/D 0,0 r0', 'base/A -1,0 r270', 'base/E 0,1 r180', 'base/G 0,2 r0'],
  opening: ['1,0 r90', '0,-1 r180 meeple@city0'],
  draws: ['base/U', 'base/E', 'base/E', 'base/B', 'base/W', 'base/V', 'base/U'],
  steps: {
    king: {
      rules: { largest: ['R-KING-1', 'R-KING-2'], anyone: ['R-KING-2', 'R-OWN-7'] },
      missed: (attempt) => (hasTaken(attempt, 'king') ? undefined : 'elsewhere'),
      replies: ['1,1 r0'],
    },
    robber: {
      rules: { longest: ['R-KING-3'], points: ['R-SCORE-14', 'R-SCORE-15', 'R-KING-4'] },
      missed: (attempt) => (hasTaken(attempt, 'robber') ? undefined : 'elsewhere'),
    },
  },
});

function hasTaken(attempt: Attempt, figure: string): boolean {
  return eventsOf(attempt, 'taken').some(({ seat, what }) => seat === LEARNER && what === figure);
}
