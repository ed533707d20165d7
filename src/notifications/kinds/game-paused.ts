import { running } from './examples.ts';
import { kind } from './kind.ts';
import { liveVersion, storedNothing } from './members.ts';

export const gamePaused = kind()('game.paused', {
  description: 'The players of a game you play have agreed on a pause, so its clock is stopped.',
  level: 'mine',
  audience: 'watchers',
  stored: storedNothing,
  from: ({ all, host }) => [{ to: all, host }],
  live: liveVersion,
  sentences: (_, { texts }) => [texts.webhook.paused],
  email: { words: ({ paused }, words) => paused(words) },
  example: {
    ...running,
    awaiting: running.awaiting && { ...running.awaiting, deadline: null },
    pausedAt: '2026-03-01T09:40:00.000Z',
    sentence: 'The game is paused: there are no deadlines until all players agree to resume.',
  },
});
