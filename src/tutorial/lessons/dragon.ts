import { eventsOf, isPlacedAt } from '../goals.ts';
import { type Attempt, LEARNER, lesson } from '../lesson.ts';

/** The Princess & the Dragon: a volcano, the fairy, a flight of the dragon, and a princess. */
export const dragon = lesson('dragon', {
  expansions: ['princess-and-dragon'],
  start: ['base/D 0,0 r0'],
  opening: ['0,1 r0 meeple@monastery0', '1,0 r90 meeple@road0'],
  draws: [
    ...['base/B', 'base/U', 'dragon/Q', 'base/U', 'base/U', 'base/U'],
    ...['dragon/P', 'base/G', 'dragon/T', 'base/V', 'base/U'],
  ],
  steps: {
    volcano: {
      rules: { comes: ['R-DRAGON-1'], nothing: ['R-DRAGON-3'] },
      missed: missedVolcano,
      replies: ['-1,0 r90 meeple@field0'],
    },
    fairy: {
      rules: {
        instead: ['R-FAIRY-1', 'R-DT-5'],
        protects: ['R-FAIRY-2', 'R-DRAGON-6'],
        points: ['R-FAIRY-4', 'R-FAIRY-5'],
      },
      missed: missedFairy,
      replies: ['-3,0 r90'],
    },
    flight: {
      rules: { moves: ['R-DRAGON-4', 'R-DRAGON-5'], way: ['R-DRAGON-6', 'R-DRAGON-8'] },
      missed: (attempt) => (isPlacedAt(attempt, 3, 0) ? undefined : 'elsewhere'),
    },
    dragon: {
      rules: { eats: ['R-DRAGON-7'], scoring: ['R-DRAGON-9'] },
      missed: (attempt) => (hasEatenBlue(attempt) ? undefined : 'away'),
      replies: ['0,-1 r0 meeple@city0'],
    },
    princess: {
      rules: { sends: ['R-PRINCESS-1', 'R-PRINCESS-2'], portal: ['R-PORTAL-1'] },
      missed: missedPrincess,
    },
  },
});

function missedVolcano(attempt: Attempt): 'elsewhere' | 'fairy-early' | undefined {
  if (!isPlacedAt(attempt, 2, 0)) return 'elsewhere';
  return eventsOf(attempt, 'fairy-moved').length > 0 ? 'fairy-early' : undefined;
}

function missedFairy(attempt: Attempt): 'elsewhere' | 'no-fairy' | undefined {
  if (!isPlacedAt(attempt, -2, 0)) return 'elsewhere';
  return eventsOf(attempt, 'fairy-moved').length > 0 ? undefined : 'no-fairy';
}

const hasEatenBlue = (attempt: Attempt) =>
  eventsOf(attempt, 'pieces-eaten').some(({ pieces }) => pieces.some(({ seat }) => seat !== LEARNER));

function missedPrincess(attempt: Attempt): 'elsewhere' | 'kept' | undefined {
  if (!isPlacedAt(attempt, 0, -2)) return 'elsewhere';
  return eventsOf(attempt, 'knight-sent-away').length > 0 ? undefined : 'kept';
}
