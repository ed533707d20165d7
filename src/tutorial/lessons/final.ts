import { eventsOf } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** The last tile, and the final scoring. */
export const final = lesson('final', {
  start: ['base/D 0,0 r0'],
  opening: [
    '0,-1 r180 meeple@city0',
    '1,0 r90 meeple@road0',
    '0,1 r0 meeple@monastery0',
    '-1,0 r270 meeple@monastery0',
    '0,-2 r90',
    '2,0 r0',
  ],
  draws: ['base/M', 'base/U', 'base/B', 'base/A', 'base/V', 'base/W', 'base/E'],
  steps: {
    win: {
      rules: {
        ends: ['R-END-1', 'R-END-3'],
        roads: ['R-SCORE-1'],
        cities: ['R-SCORE-3'],
        monasteries: ['R-MON-3'],
        winner: ['R-END-4'],
      },
      missed: missedVictory,
    },
  },
});

function missedVictory(attempt: Attempt): 'tied' | 'lost' | undefined {
  const [end] = eventsOf(attempt, 'game-over');
  if (end?.places[LEARNER] !== 1) return 'lost';
  return end.places.filter((place) => place === 1).length > 1 ? 'tied' : undefined;
}
