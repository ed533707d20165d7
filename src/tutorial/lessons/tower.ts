import { eventsOf } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** The Tower: a capture, a ransom, and a follower that closes the tower. */
export const tower = lesson('tower', {
  expansions: ['tower'],
  start: ['base/D 0,0 r0', 'tower/B 0,1 r0'],
  opening: ['-1,1 r0 meeple@monastery0', '0,-1 r180 meeple@city0', '-1,2 r0', '0,2 r0 meeple@monastery0'],
  draws: ['base/B', 'base/E', 'base/B', 'base/B', 'base/X', 'base/E', 'base/U', 'base/V', 'base/U'],
  steps: {
    capture: {
      rules: { floor: ['R-TOWER-1', 'R-DT-5'], reach: ['R-TOWER-2', 'R-TOWER-4'] },
      missed: missedCapture,
      replies: ['ransom 0 meeple', '0,-2 r0 + floor 0,1 > 0 meeple@-1,1:monastery0'],
    },
    ransom: {
      rules: { price: ['R-TOWER-8'], exchange: ['R-TOWER-5'] },
      missed: (attempt) => (eventsOf(attempt, 'prisoner-ransomed').length > 0 ? undefined : 'declined'),
    },
    close: {
      rules: { closed: ['R-TOWER-6'], stays: ['R-TOWER-6'] },
      missed: (attempt) => (eventsOf(attempt, 'tower-closed').length > 0 ? undefined : 'open'),
    },
  },
});

function missedCapture(attempt: Attempt): 'no-floor' | 'no-capture' | 'own-monk' | undefined {
  if (eventsOf(attempt, 'floor-added').length === 0) return 'no-floor';
  const [captured] = eventsOf(attempt, 'follower-captured');
  if (captured === undefined) return 'no-capture';
  return captured.owner === LEARNER ? 'own-monk' : undefined;
}
