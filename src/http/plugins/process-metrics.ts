import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { gauge, showNumber } from '../../platform/metrics.ts';

/** Registers gauges of the database connections and of the work waiting for one. */
export function showConnections(deps: Deps): void {
  const { pool } = deps.db;
  const description = {
    name: 'database_connections',
    help: 'Connections to the database in this process: busy or idle, and requests that wait for one',
    labelNames: ['state'],
  } as const;
  gauge(deps, description, async (shown) => {
    shown.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    shown.set({ state: 'idle' }, pool.idleCount);
    shown.set({ state: 'waiting' }, pool.waitingCount);
  });
}

/** Registers the metric of this machine's clock skew. */
export function showClockSkew(deps: Deps): void {
  const help = "How far this machine's clock is ahead of the database's";
  showNumber(deps, { name: 'clock_skew_seconds', help }, () => deps.clockSkew() / secondMs);
}

/** Registers metrics of the cache of games. */
export function showGameCache(deps: Deps): void {
  const { gameCache } = deps;
  const show = (name: string, help: string, read: () => number) => showNumber(deps, { name, help }, read);
  show('game_cache_games', 'Games in the cache of this process', () => gameCache.size);
  show('game_cache_hits', 'Look-ups that found a game in the cache, since the start', () => gameCache.hits);
  show('game_cache_misses', 'Look-ups that did not, since the start', () => gameCache.misses);
}
