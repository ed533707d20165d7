import { expect, test } from 'vitest';
import { describe } from '../../src/games/sentence.ts';

test('what happened is told with the names of the players', () => {
  const told = describe(
    [
      { type: 'tile-placed', seat: 1, tile: 'base/V', x: -2, y: 4, rotation: 90 },
      { type: 'piece-deployed', seat: 1, piece: 'meeple', at: { x: -2, y: 4, segment: 'road0' } },
      { type: 'feature-completed', kind: 'road', feature: '-2,4:road0', tiles: 3 },
      { type: 'scored', seat: 1, points: 3, kind: 'road' },
      { type: 'turn-began', seat: 0, part: 1 },
    ],
    ['Mira', 'Ole'],
  );
  expect(told).toBe(
    'Ole places base/V at -2,4, turned by 90°. A meeple goes on road0. The road -2,4:road0 is complete. Ole gets 3 for road.',
  );
});
