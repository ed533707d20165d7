import { scoredFor } from '../goals.ts';
import { type Attempt, lesson } from '../lesson.ts';

const OTHER = 1;

/** The city of Carcassonne lies in the middle, in four columns and three rows. */
const TOWN = [...'ABCDEFGHIJKL'].map(
  (letter, place) => `count/${letter} ${(place % 4) - 2},${Math.floor(place / 4) - 1} r0`,
);

/** The Count of Carcassonne: players whose moves give points to others can return from the city. */
export const count = lesson('count', {
  expansions: ['count'],
  start: TOWN,
  opening: ['0,2 r0', '2,1 r90 meeple@city0'],
  draws: ['base/U', 'base/G', 'base/E', 'base/G', 'base/E', 'base/V', 'base/U'],
  steps: {
    gift: {
      rules: { enter: ['R-COUNT-3'], quarters: ['R-COUNT-1'] },
      missed: (attempt) => (scoredFor(attempt, 'city', OTHER) > 0 ? undefined : 'no-points'),
    },
    enter: {
      rules: { count: ['R-COUNT-6', 'R-COUNT-8'], castle: ['R-COUNT-5', 'R-COUNT-9'] },
      missed: missedCastle,
      replies: ['-2,2 r0 meeple@city0'],
    },
    complete: {
      rules: { redeploy: ['R-COUNT-9'] },
      missed: ({ before, after }) => (isEntering(before, after) ? undefined : 'open'),
    },
    redeploy: {
      rules: { counts: ['R-COUNT-9', 'R-OWN-3'], market: ['R-COUNT-14', 'R-COUNT-16'] },
      missed: (attempt) => (scoredFor(attempt, 'city') > 0 ? undefined : 'declined'),
    },
  },
});

function missedCastle({ decision }: Attempt): 'declined' | 'other-quarter' | 'locked' | undefined {
  if (decision.type !== 'count' || decision.quarter === null) return 'declined';
  if (decision.quarter !== 'castle') return 'other-quarter';
  return decision.moveCountTo === undefined ? 'locked' : undefined;
}

/** Whether Blue's unfinished city is being scored; the learner decides before that. */
function isEntering(before: Attempt['before'], after: Attempt['after']): boolean {
  const open = ({ features }: Attempt['before']) =>
    features.find(({ segments }) => segments.includes('-2,2:city0'))?.open ?? 0;
  return open(before) > 0 && open(after) === 0;
}
