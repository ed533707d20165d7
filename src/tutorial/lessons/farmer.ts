import { deployedIn, eventsOf, scoredFor } from '../goals.ts';
import { type Attempt, lesson } from '../lesson.ts';

/** Points of a field with a completed city (R-SCORE-8). */
const perCity = 3;

/** A farmer, who stays to the end of the game. */
export const farmer = lesson('farmer', {
  start: [
    'base/D 0,0 r0',
    'base/E 0,-1 r180',
    'base/D 2,0 r0',
    'base/E 2,-1 r180',
    'base/D 3,0 r0',
    'base/V -1,0 r270',
  ],
  draws: ['base/U', 'base/B', 'base/E'],
  steps: {
    field: {
      rules: { farmer: ['R-DEP-7', 'R-FIELD-1'], ends: ['R-FIELD-1'], points: ['R-SCORE-8', 'R-FIELD-3'] },
      missed: missedField,
      replies: ['1,1 r0'],
    },
    third: {
      rules: { stays: ['R-FIELD-1'], completed: ['R-FIELD-6'] },
      missed: missedThird,
    },
  },
});

function missedField(attempt: Attempt): 'unclaimed' | 'no-city' | 'one-city' | undefined {
  const deployed = deployedIn(attempt);
  if (deployed?.kind !== 'field') return 'unclaimed';
  const points = deployed.feature?.points ?? 0;
  if (points === 0) return 'no-city';
  return points < 2 * perCity ? 'one-city' : undefined;
}

function missedThird(attempt: Attempt): 'open' | 'another' | undefined {
  if (eventsOf(attempt, 'feature-completed').some(({ kind }) => kind === 'city')) return undefined;
  return scoredFor(attempt, 'field') > 2 * perCity ? 'another' : 'open';
}
