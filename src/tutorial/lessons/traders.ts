import { deployedIn, eventsOf, hasGrown } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** Traders & Builders: a second tile by the builder, and goods. */
export const traders = lesson('traders', {
  expansions: ['traders-and-builders'],
  start: ['base/D 0,0 r0', 'base/A -1,0 r270'],
  opening: ['1,0 r90 meeple@road0', '0,-1 r180 meeple@city0'],
  draws: ['base/U', 'traders/B', 'base/U', 'base/B', 'base/V', 'base/E', 'base/V', 'base/U'],
  steps: {
    builder: {
      rules: { joins: ['R-DEP-10', 'R-TB-6'], extends: ['R-TB-8'] },
      missed: missedBuilder,
      replies: ['0,1 r0'],
    },
    extend: {
      rules: { second: ['R-TB-8', 'R-TB-11'], once: ['R-TB-10'] },
      missed: (attempt) => (isSecondPart(attempt) ? undefined : 'elsewhere'),
    },
    goods: {
      rules: { taken: ['R-TB-3'], majority: ['R-TB-4', 'R-SCORE-13'], pig: ['R-TB-5', 'R-FIELD-7'] },
      missed: (attempt) => (hasTakenGoods(attempt) ? undefined : 'open'),
    },
  },
});

function missedBuilder(attempt: Attempt): 'elsewhere' | 'no-builder' | undefined {
  if (!hasGrown(attempt, '0,0:road0')) return 'elsewhere';
  return deployedIn(attempt)?.piece === 'builder' ? undefined : 'no-builder';
}

const isSecondPart = (attempt: Attempt) => eventsOf(attempt, 'turn-began').some(({ part }) => part === 2);

const hasTakenGoods = (attempt: Attempt) => eventsOf(attempt, 'taken').some(({ seat }) => seat === LEARNER);
