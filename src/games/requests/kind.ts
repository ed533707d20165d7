import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { GameRow } from '../store/games.ts';
import type { RequestRow } from '../store/requests.ts';

/** Who requests something when, and about which seat if it is about one. */
export interface Attempt {
  readonly bySeat: number;
  readonly seat: number | null;
  readonly at: Date;
}

/** What is to know of a kind of request. Everything happens in the transaction of `client`, which has locked the game. */
export interface Kind {
  /** Returns the seat that a request is about where none is named; `undefined`: it is about nobody, whatever is named. */
  readonly seatFor?: (row: GameRow, bySeat: number) => number | null;
  /** Whether it is carried out as well when its time is over and nobody has declined. */
  readonly isSilenceConsent?: boolean;
  /** @throws Problem when it makes no sense in the game as it stands */
  require(deps: Deps, client: Tx, row: GameRow, attempt: Attempt): void | Promise<void>;
  /** Whether the game has moved on so far that it makes no sense any more. The game is running. */
  isOutdated(deps: Deps, client: Tx, row: GameRow, request: RequestRow): boolean | Promise<boolean>;
  /** Does what everybody has agreed on. */
  carryOut(deps: Deps, client: Tx, row: GameRow, request: RequestRow): void | Promise<void>;
}
