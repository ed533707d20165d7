import type { Db } from '../../db/client.ts';
import type { GameRow } from '../../db/games.ts';
import type { GameState } from '../../engine/index.ts';

/** A game's row and the state at that row's version. Both never change, so what is cached can't go wrong. */
export interface LoadedGame {
  readonly row: GameRow;
  readonly state: GameState;
}

/** Most games kept in memory; one takes well under 200 KB. */
const mostGames = 1000;

/** The games used last, by id. */
export class GameCache {
  readonly #games = new Map<string, LoadedGame>();
  readonly #most: number;

  constructor(most = mostGames) {
    this.#most = most;
  }

  get size(): number {
    return this.#games.size;
  }

  /** The game as it was at some version; it may have moved on since. */
  get(id: string): LoadedGame | undefined {
    const found = this.#games.get(id);
    if (found !== undefined) this.#use(id, found);
    return found;
  }

  /** Keeps a game, unless a later version of it is known. */
  put(live: LoadedGame): void {
    const { id, version } = live.row;
    const known = this.#games.get(id);
    this.#use(id, known !== undefined && known.row.version > version ? known : live);
    if (this.#games.size > this.#most) this.#games.delete(this.#oldest());
  }

  delete(id: string): void {
    this.#games.delete(id);
  }

  #use(id: string, live: LoadedGame): void {
    this.#games.delete(id);
    this.#games.set(id, live);
  }

  #oldest(): string {
    for (const id of this.#games.keys()) return id;
    return '';
  }
}

const caches = new WeakMap<Db, GameCache>();

/** The cache of a database's games. */
export function cacheOf(db: Db): GameCache {
  const known = caches.get(db);
  if (known !== undefined) return known;
  const cache = new GameCache();
  caches.set(db, cache);
  return cache;
}
