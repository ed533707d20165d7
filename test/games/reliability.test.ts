import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesUntil, knownFrom, newestGames, reliabilityOf } from '../../src/games/conduct/reliability.ts';
import { forRuns } from '../support/depth.ts';

const histories = fc.array(fc.boolean(), { minLength: knownFrom, maxLength: 80 });
const percent = (kept: readonly boolean[]) => reliabilityOf(kept).reliability ?? -1;

test('a newcomer has no reliability score, and a player who abandoned no game has 100', () => {
  expect(reliabilityOf([])).toEqual({ reliability: null, games: 0, abandoned: 0 });
  expect(percent(Array(knownFrom).fill(true))).toBe(100);
  expect(percent(Array(knownFrom).fill(false))).toBe(0);
});

test('a finished game never lowers it, and an abandoned one never raises it', () => {
  fc.assert(
    fc.property(histories, (kept) => {
      expect(percent([true, ...kept])).toBeGreaterThanOrEqual(percent(kept) - 0);
      expect(percent([false, ...kept])).toBeLessThanOrEqual(percent(kept));
    }),
    forRuns(200),
  );
});

test('the reported number of games suffices to reach it, and one fewer does not', () => {
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

test('games older than the newest ones are ignored', () => {
  expect(percent([...Array<boolean>(newestGames).fill(true), false])).toBe(100);
});
