import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesUntil, knownFrom, newestGames, reliabilityOf } from '../../src/games/conduct/reliability.ts';
import { forRuns } from '../support/depth.ts';

const histories = fc.array(fc.boolean(), { minLength: knownFrom, maxLength: 80 });
const percent = (kept: readonly boolean[]) => reliabilityOf(kept).reliability ?? -1;

test('nothing is known of a newcomer, and who never abandoned anything has 100', () => {
  expect(reliabilityOf([])).toEqual({ reliability: null, games: 0, abandoned: 0 });
  expect(percent(Array(knownFrom).fill(true))).toBe(100);
  expect(percent(Array(knownFrom).fill(false))).toBe(0);
});

test('a game that is played to its end never makes it worse, one that is abandoned never better', () => {
  fc.assert(
    fc.property(histories, (kept) => {
      expect(percent([true, ...kept])).toBeGreaterThanOrEqual(percent(kept) - 0);
      expect(percent([false, ...kept])).toBeLessThanOrEqual(percent(kept));
    }),
    forRuns(200),
  );
});

test('as many games as it says are enough, and one fewer is not', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 100 }), (kept, asked) => {
      const games = gamesUntil(kept, asked);
      const after = (more: number) => percent([...Array<boolean>(more).fill(true), ...kept]);
      expect(after(games)).toBeGreaterThanOrEqual(asked);
      if (games > 0) expect(after(games - 1)).toBeLessThan(asked);
    }),
    forRuns(200),
  );
});

test('what is older than the newest games is forgotten', () => {
  expect(percent([...Array<boolean>(newestGames).fill(true), false])).toBe(100);
});
