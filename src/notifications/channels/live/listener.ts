import type { GameRow } from '../../../games/store/games.ts';
import type { LiveNews } from './events-for.ts';
import { Queue } from './queue.ts';
import type { CloseReason, ResetReason } from './stream-events.ts';

/** The subject that a listener follows: one game, possibly without an account, or all events of a player. */
export type Followed =
  | { readonly game: string; readonly playerId: string | undefined }
  | { readonly game: undefined; readonly playerId: string };

/** A request to follow events. */
export type Subscription = Followed & {
  /** Id of the listening player, or of the application that acts for the player; undefined without an account. */
  readonly account: string | undefined;
  /** `Last-Event-ID`: the event after which to resume; undefined for new events only. */
  readonly after?: string | undefined;
  /**
   * Checks whether the listener still has access, before each event about `game` and periodically without one. Returns
   * undefined if so.
   */
  refusal(game?: GameRow): Promise<CloseReason | undefined>;
};

/** Maximum number of queued events for a listener that does not read. */
const maxWaiting = 500;

/** A listener with its queue of events, or the reason why some are missing. */
export type Listener = Followed & {
  readonly account: string | undefined;
  readonly queue: Queue<LiveNews | ResetReason>;
};

/** Returns a listener with an empty queue. */
export const listenerFor = ({ account, ...followed }: Subscription): Listener => ({
  ...followed,
  account,
  queue: new Queue<LiveNews | ResetReason>(maxWaiting, 'too-slow'),
});
