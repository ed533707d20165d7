import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { GameRow } from '../store/games.ts';
import type { RequestRow } from '../store/requests.ts';

/** An attempt to request something: the author's seat, the time, and the seat it is about, if any. */
export interface Attempt {
  readonly bySeat: number;
  readonly seat: number | null;
  readonly at: Date;
}

/** A kind of request. Everything happens in the transaction of `client`, which holds the game's lock. */
export interface Kind {
  /**
   * Returns the seat that a request is about if none is given. `undefined` if requests of this kind are never about a seat, whatever is
   * given.
   */
  readonly seatFor?: (row: GameRow, bySeat: number) => number | null;
  /** Whether it is also carried out if its time is up and no player has declined. */
  readonly isSilenceConsent?: boolean;
  /** @throws Problem if it does not apply to the current game */
  require(deps: Deps, client: Tx, row: GameRow, attempt: Attempt): void | Promise<void>;
  /** Whether the game has advanced so far that the request no longer applies. The game is running. */
  isOutdated(deps: Deps, client: Tx, row: GameRow, request: RequestRow): boolean | Promise<boolean>;
  /** Carries out the request after all players have agreed. */
  carryOut(deps: Deps, client: Tx, row: GameRow, request: RequestRow): void | Promise<void>;
}
