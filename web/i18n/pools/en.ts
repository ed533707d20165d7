/** The texts about pools, in English. */
export const pools = {
  title: 'Wait for a game',
  text: 'As soon as others of about your strength wait for the same, the game begins, and you are notified.',
  seats: 'Players',
  preset: 'Played with',
  presets: { base: 'Base game', river: 'River, inns and cathedrals', large: 'Four expansions' },
  pace: 'Time for a move',
  paces: { day: '1 day', 'three-days': '3 days', week: '1 week' },
  rated: 'Counts for ratings',
  wait: 'Wait',
  waiting: 'You wait:',
  players: (count: number) => `${count} players`,
  standing: 'Tables you keep open',
  pause: 'Pause',
  goOn: 'Go on',
  end: 'End',
  state: (open: number, running: number) => `${open} open, ${running} running`,
  paused: {
    owner: 'paused by you',
    vacation: 'paused while you are on vacation',
    idle: 'paused, as you have not played for three weeks',
    refused: 'paused, as a table was refused',
  },
  keep: 'Keep one like this open',
  keepHint:
    'When somebody has joined, another one is opened, as long as no more than three are not over. Invitations and robots are left out.',
  leave: 'Wait no longer',
};

export type PoolTexts = typeof pools;
