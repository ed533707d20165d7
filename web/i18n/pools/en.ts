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
  leave: 'Wait no longer',
};

export type PoolTexts = typeof pools;
