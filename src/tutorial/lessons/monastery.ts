import { deployedIn, isPlacedAt, scoredFor } from '../goals.ts';
import { type Attempt, lesson } from '../lesson.ts';

/** A monk, and the eight tiles around him. */
export const monastery = lesson('monastery', {
  start: [
    'base/D 0,0 r0',
    'base/U -1,0 r90',
    'base/V 1,0 r0',
    'base/E -1,1 r270',
    'base/U 1,1 r0',
    'base/E -1,2 r180',
    'base/E 0,2 r180',
  ],
  draws: ['base/B', 'base/V', 'base/U', 'base/V', 'base/U'],
  steps: {
    claim: {
      rules: { monk: ['R-DEP-7'], complete: ['R-MON-1'] },
      missed: missedMonk,
      replies: ['-2,0 r270'],
    },
    surround: {
      rules: { points: ['R-MON-2', 'R-SCORE-7'], unfinished: ['R-MON-3'] },
      missed: (attempt) => (scoredFor(attempt, 'monastery') > 0 ? undefined : 'elsewhere'),
    },
  },
});

function missedMonk(attempt: Attempt): 'elsewhere' | 'unclaimed' | 'farmer' | undefined {
  if (!isPlacedAt(attempt, 0, 1)) return 'elsewhere';
  const deployed = deployedIn(attempt);
  if (deployed === undefined) return 'unclaimed';
  return deployed.kind === 'monastery' ? undefined : 'farmer';
}
