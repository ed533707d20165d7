import { deployedIn, isPlacedAt } from '../goals.ts';
import { type Attempt, lesson } from '../lesson.ts';

/** The river, which can start a game. */
export const river = lesson('river', {
  expansions: ['river'],
  start: ['river/A 0,0 r0'],
  draws: ['river/J', 'river/G', 'river/E', 'river/B', 'base/V', 'base/U'],
  steps: {
    bend: {
      rules: { water: ['R-RIVER-1'], turns: ['R-RIVER-2', 'R-RIVER-3'] },
      missed: (attempt) => (isTurnedSouth(attempt) ? undefined : 'north'),
      replies: ['1,1 r90'],
    },
    monk: {
      rules: { water: ['R-RIVER-5'], lake: ['R-RIVER-6', 'R-SETUP-7'] },
      missed: missedMonk,
      replies: ['1,3 r90'],
    },
  },
});

function isTurnedSouth({ decision }: Attempt): boolean {
  return decision.type === 'tile' && decision.rotation === 0;
}

function missedMonk(attempt: Attempt): 'unclaimed' | 'elsewhere' | undefined {
  const deployed = deployedIn(attempt);
  if (deployed === undefined || !isPlacedAt(attempt, 1, 2)) return 'unclaimed';
  return deployed.kind === 'monastery' ? undefined : 'elsewhere';
}
