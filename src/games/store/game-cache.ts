import { afterCommit } from '../../db/transactions.ts';
import {
  type CompactState,
  compactState,
  expandState,
  type GameState,
  sizeOfState,
} from '../../engine/index.ts';
import { Lru } from '../../helpers/lru.ts';
import type { GameRow } from './games.ts';
import type { LogEntry } from './log-entries.ts';

/** A game's row, with the state and last entry at that row's version. Its parts are immutable, so a cached game stays valid. */
export interface LoadedGame {
  readonly row: GameRow;
  readonly state: GameState;
  /** Undefined before the first entry. */
  readonly last: LogEntry | undefined;
}

/** A cached game. */
interface KeptGame extends Omit<LoadedGame, 'state'> {
  readonly state: CompactState;
}

/** Memory limit for games, in bytes; enough for 1,400 base games, or 800 with all expansions. */
const capacity = 15_000_000;
/** Memory for a game's row and last entry, in bytes. */
const rowBytes = 5_000;

const weightOf = ({ state }: KeptGame) => sizeOfState(state) + rowBytes;

/** The most recently used games, each at the latest version known to this process. */
export class GameCache {
  readonly #games: Lru<string, KeptGame>;
  /** Number of successful and failed look-ups. */
  hits = 0;
  misses = 0;

  /** @param bytes memory limit for all games */
  constructor(bytes = capacity) {
    this.#games = new Lru(bytes, weightOf);
  }

  get size(): number {
    return this.#games.size;
  }

  /** Returns the game at some version; the database may have a later one. */
  get(id: string): LoadedGame | undefined {
    const found = this.#games.get(id);
    if (found === undefined) this.misses += 1;
    else this.hits += 1;
    return found && { ...found, state: expandState(found.state) };
  }

  /** Adds a game once it is committed, unless a later version is cached. */
  put({ row, state, last }: LoadedGame): void {
    afterCommit(() => {
      const known = this.#games.get(row.id);
      if (known !== undefined && known.row.version > row.version) return;
      this.#games.set(row.id, { row, state: compactState(state, known?.state), last });
    });
  }

  /** Removes a game once a change of it is committed. */
  delete(id: string): void {
    afterCommit(() => this.#games.delete(id));
  }
}
