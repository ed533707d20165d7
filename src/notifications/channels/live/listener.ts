import type { GameRow } from '../../../games/store/games.ts';
import type { LiveNews } from './events-for.ts';
import { Queue } from './queue.ts';
import type { CloseReason, ResetReason } from './stream-events.ts';

/** What a listener follows: one game, also as somebody without an account, or everything that concerns a player. */
export type Followed =
  | { readonly game: string; readonly playerId: string | undefined }
  | { readonly game: undefined; readonly playerId: string };

/** The events that a listener follows. */
export type Subscription = Followed & {
  /** Id of the player who listens, or of the application that does so for the player; undefined without an account. */
  readonly account: string | undefined;
  /** `Last-Event-ID`: the event after which to go on; undefined: from now on. */
  readonly after?: string | undefined;
  /**
   * Judges anew, before each event about `game` and now and then without one, whether the listener may listen.
   * Undefined: yes.
   */
  refusal(game?: GameRow): Promise<CloseReason | undefined>;
};

/** Most events that wait for a listener who does not read. */
const maxWaiting = 500;

/** A listener with the events, or the reason why some are missing, that wait for it. */
export type Listener = Followed & {
  readonly account: string | undefined;
  readonly queue: Queue<LiveNews | ResetReason>;
};

/** Returns a listener for whom nothing waits. */
export const listenerFor = ({ account, ...followed }: Subscription): Listener => ({
  ...followed,
  account,
  queue: new Queue<LiveNews | ResetReason>(maxWaiting, 'too-slow'),
});
