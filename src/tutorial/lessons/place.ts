import { hasGrown } from '../goals.ts';
import { lesson } from '../lesson.ts';

/** Tiles fit by their edges. */
export const place = lesson('place', {
  start: ['base/D 0,0 r0'],
  draws: ['base/V', 'base/B', 'base/E', 'base/U', 'base/V'],
  steps: {
    road: {
      rules: { beside: ['R-TILE-1'], fit: ['R-TILE-2'], rotate: ['R-TILE-3'] },
      missed: (attempt) => (hasGrown(attempt, '0,0:road0') ? undefined : 'beside'),
      replies: ['0,1 r0'],
    },
    city: {
      rules: { turns: ['R-TURN-1'], must: ['R-TILE-5'], stays: ['R-TILE-6'] },
      missed: (attempt) => (hasGrown(attempt, '0,0:city0') ? undefined : 'elsewhere'),
    },
  },
});
