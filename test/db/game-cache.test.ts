import { describe, expect, test } from 'vitest';
import {
  awaiting,
  compactState,
  expandState,
  type GameState,
  legalDecisions,
  newGame,
  resolveRules,
  sizeOfState,
} from '../../src/engine/index.ts';
import { GameCache, type LoadedGame } from '../../src/games/store/game-cache.ts';
import { decided } from '../engine/support/decided.ts';

const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { seed: 'ab'.repeat(32) } });
const loaded = (id: string, version = 1, at = state) =>
  ({ row: { id, version }, state: at }) as unknown as LoadedGame;

/** Returns the state after the first possible decision. */
function next(at: GameState): GameState {
  const seat = awaiting(at)?.seat ?? 0;
  return decided(at, seat, legalDecisions(at, seat)[0]!);
}

/** Room for two games, but not for three. */
const room = 2.5 * (sizeOfState(compactState(state)) + 5_000);

describe('the cache of games', () => {
  test('evicts the least recently used game', () => {
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

  test('never returns to an older version', () => {
    const cache = new GameCache(room);
    cache.put(loaded('a', 5));
    cache.put(loaded('a', 4));
    expect(cache.get('a')?.row.version).toBe(5);
    cache.put(loaded('a', 6));
    expect(cache.get('a')?.row.version).toBe(6);
  });

  test('a later version does not change states read before', () => {
    const cache = new GameCache(room);
    cache.put(loaded('a', 1));
    const first = cache.get('a')?.state;
    const later = next(state);
    cache.put(loaded('a', 2, later));
    const second = cache.get('a')?.state;
    expect([first, second]).toEqual([state, later].map((each) => expandState(compactState(each))));
    expect(first).not.toEqual(second);
    cache.put(loaded('a', 3, next(later)));
    expect(second).toEqual(expandState(compactState(later)));
  });
});
