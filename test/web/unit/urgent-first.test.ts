import { expect, test } from 'vitest';
import { urgentFirst } from '../../../web/games/urgent-first.ts';

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
  expect(urgentFirst([unlimited, slow, soon])).toBe(soon);
  expect(urgentFirst([unlimited, slow])).toBe(slow);
  expect(urgentFirst([unlimited])).toBe(unlimited);
  expect(urgentFirst([])).toBeUndefined();
});
