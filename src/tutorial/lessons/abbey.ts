import { deployedIn, eventsOf, scoredFor } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** Abbey & Mayor: a hole for the abbey, and a wagon that moves on. */
export const abbey = lesson('abbey', {
  expansions: ['abbey-and-mayor'],
  start: [
    'base/D 0,0 r0',
    'base/U -1,0 r90',
    'base/U 1,0 r90',
    'base/A -2,0 r270',
    'base/B -1,-1 r0',
    'base/E -1,-2 r270',
    'base/E 0,-3 r180',
  ],
  opening: ['0,-2 r90 meeple@city0', '1,-1 r90'],
  draws: ['base/F', 'base/V', 'base/B', 'base/W', 'base/V', 'base/U'],
  steps: {
    abbey: {
      rules: { hole: ['R-ABBEY-1', 'R-ABBEY-2'], closes: ['R-ABBEY-3', 'R-ABBEY-4'], monk: ['R-ABBEY-6'] },
      missed: missedAbbey,
      replies: ['0,1 r0'],
    },
    wagon: {
      rules: { claims: ['R-WAGON-1', 'R-DEP-6'], moves: ['R-WAGON-3', 'R-WAGON-4'] },
      missed: missedWagon,
    },
    onward: {
      rules: { empty: ['R-WAGON-4'], mayor: ['R-OWN-1', 'R-MAYOR-2'], barn: ['R-BARN-1', 'R-BARN-8'] },
      missed: (attempt) => (hasMovedOn(attempt) ? undefined : 'home'),
    },
  },
});

function missedAbbey(attempt: Attempt): 'drawn' | 'wagon-used' | undefined {
  if (attempt.decision.type !== 'abbey') return 'drawn';
  return deployedIn(attempt)?.piece === 'wagon' ? 'wagon-used' : undefined;
}

function missedWagon(attempt: Attempt): 'elsewhere' | 'no-wagon' | undefined {
  if (eventsOf(attempt, 'feature-completed').length === 0) return 'elsewhere';
  const hasScored = scoredFor(attempt, 'road') > 0;
  return hasScored && deployedIn(attempt)?.piece === 'wagon' ? undefined : 'no-wagon';
}

const hasMovedOn = (attempt: Attempt) =>
  eventsOf(attempt, 'piece-moved').some(({ seat, piece }) => seat === LEARNER && piece === 'wagon');
