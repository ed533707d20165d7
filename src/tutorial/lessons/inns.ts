import { deployedIn, isPlacedAt, scoredFor } from '../goals.ts';
import { type Attempt, lesson } from '../lesson.ts';

/** Inns & Cathedrals: a road with an inn, and the large meeple. */
export const inns = lesson('inns', {
  expansions: ['inns-and-cathedrals'],
  start: ['base/D 0,0 r0', 'base/A -1,0 r270'],
  opening: ['1,0 r0 meeple@road0', '1,-1 r270 meeple@city0'],
  draws: ['inns/O', 'base/E', 'base/W', 'base/B', 'base/E', 'base/V', 'base/Q', 'base/U', 'base/V'],
  steps: {
    inn: {
      rules: { double: ['R-INN-1', 'R-SCORE-2'], nothing: ['R-INN-2'] },
      missed: missedInn,
      replies: ['0,1 r0'],
    },
    large: {
      rules: { two: ['R-INN-4', 'R-OWN-1'], majority: ['R-DEP-4', 'R-OWN-3'] },
      missed: missedLarge,
      replies: ['0,2 r0'],
    },
    join: {
      rules: { joined: ['R-DEP-4', 'R-OWN-5'], cathedral: ['R-INN-3', 'R-SCORE-4'] },
      missed: (attempt) => (scoredFor(attempt, 'city') > 0 ? undefined : 'apart'),
    },
  },
});

function missedInn(attempt: Attempt): 'open' | 'large-used' | undefined {
  if (scoredFor(attempt, 'road') === 0) return 'open';
  return deployedIn(attempt)?.piece === 'large-meeple' ? 'large-used' : undefined;
}

/** The tile must face the cell between the two cities with its own city. */
function missedLarge(attempt: Attempt): 'elsewhere' | 'unclaimed' | 'meeple' | undefined {
  const { decision } = attempt;
  const faces = decision.type === 'tile' && decision.rotation === 90;
  if (!faces || !isPlacedAt(attempt, -1, -1)) return 'elsewhere';
  const deployed = deployedIn(attempt);
  if (deployed?.kind !== 'city') return 'unclaimed';
  return deployed.piece === 'large-meeple' ? undefined : 'meeple';
}
