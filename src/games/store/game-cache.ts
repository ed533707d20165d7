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

/** A game's row, and state and last entry at that row's version. None ever changes, so a cached one cannot go wrong. */
export interface LoadedGame {
  readonly row: GameRow;
  readonly state: GameState;
  /** Undefined before the first. */
  readonly last: LogEntry | undefined;
}

/** A game as it is kept. */
interface KeptGame extends Omit<LoadedGame, 'state'> {
  readonly state: CompactState;
}

/** Limits the memory for games, in bytes; it holds 1,400 base games, or 800 with all expansions. */
const capacity = 15_000_000;
/** What a game takes beside its state: its row and its last entry. */
const rowBytes = 5_000;

const weightOf = ({ state }: KeptGame) => sizeOfState(state) + rowBytes;

/** The games that were used last, each at the latest version that was seen here. */
export class GameCache {
  readonly #games: Lru<string, KeptGame>;
  /** Look-ups that found a game, and those that did not. */
  hits = 0;
  misses = 0;

  /** `bytes`: the most that the games may take together. */
  constructor(bytes = capacity) {
    this.#games = new Lru(bytes, weightOf);
  }

  get size(): number {
    return this.#games.size;
  }

  /** Returns the game as it was at some version; the database may have a later one. */
  get(id: string): LoadedGame | undefined {
    const found = this.#games.get(id);
    if (found === undefined) this.misses += 1;
    else this.hits += 1;
    return found && { ...found, state: expandState(found.state) };
  }

  /** Adds a game once it is committed, unless a later version of it is known. */
  put({ row, state, last }: LoadedGame): void {
    afterCommit(() => {
      const known = this.#games.get(row.id);
      if (known !== undefined && known.row.version > row.version) return;
      this.#games.set(row.id, { row, state: compactState(state, known?.state), last });
    });
  }

  /** Forgets a game as soon as what has changed about it is committed. */
  delete(id: string): void {
    afterCommit(() => this.#games.delete(id));
  }
}
