import { describe, expect, test } from 'vitest';
import { compactState, newGame, resolveRules, sizeOfState } from '../../../src/engine/index.ts';
import { GameCache, type LoadedGame } from '../../../src/games/state/cache.ts';

const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { seed: 'ab'.repeat(32) } });
const loaded = (id: string, version = 1) => ({ row: { id, version }, state }) as unknown as LoadedGame;

/** Room for two games, and not for three. */
const room = 2.5 * (sizeOfState(compactState(state)) + 5_000);

describe('the cache of games', () => {
  test('forgets the game that was used longest ago', () => {
    const cache = new GameCache(room);
    cache.put(loaded('a'));
    cache.put(loaded('b'));
    cache.get('a');
    cache.put(loaded('c'));
    expect([cache.size, cache.get('a')?.row.id, cache.get('b'), cache.get('c')?.row.id]).toEqual([
      2,
      'a',
      undefined,
      'c',
    ]);
  });

  test('never goes back to an older version', () => {
    const cache = new GameCache(room);
    cache.put(loaded('a', 5));
    cache.put(loaded('a', 4));
    expect(cache.get('a')?.row.version).toBe(5);
    cache.put(loaded('a', 6));
    expect(cache.get('a')?.row.version).toBe(6);
  });
});
