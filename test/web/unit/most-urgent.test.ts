import { expect, test } from 'vitest';
import { mostUrgent } from '../../../web/games/most-urgent.ts';

const game = (id: string, deadline: string | null) => ({
  id,
  awaiting: { seats: [0], phase: 'place', decisions: [], deadline },
});

test('the game with the least time left comes next, before those without a time limit', () => {
  const [slow, soon, unlimited] = [
    game('slow', '2026-03-04T09:00:00.000Z'),
    game('soon', '2026-03-01T09:00:00.000Z'),
    game('unlimited', null),
  ];
  expect(mostUrgent([unlimited, slow, soon])).toBe(soon);
  expect(mostUrgent([unlimited, slow])).toBe(slow);
  expect(mostUrgent([unlimited])).toBe(unlimited);
  expect(mostUrgent([])).toBeUndefined();
});
