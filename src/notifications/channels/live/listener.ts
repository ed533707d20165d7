import type { GameRow } from '../../../db/games/games.ts';
import type { CloseReason, ResetReason } from '../../events/schemas.ts';
import type { LiveNews } from './events-for.ts';
import { Queue } from './queue.ts';

/** The events that a listener follows. */
export interface Subscription {
  readonly playerId: string;
  /** Id of the player who listens, or of the application that does so for the player. */
  readonly account: string;
  /** One game; undefined: everything that concerns the player. */
  readonly game?: string | undefined;
  /** `Last-Event-ID`: the event after which to go on; undefined: from now on. */
  readonly after?: string | undefined;
  /**
   * Judges anew, before each event about `game` and now and then without one, whether the listener may listen.
   * Undefined: yes.
   */
  refusal(game?: GameRow): Promise<CloseReason | undefined>;
}

/** Most events that wait for a listener who does not read. */
const mostWaiting = 500;

/** A listener with the events, or the reason why some are missing, that wait for it. */
export interface Listener extends Pick<Subscription, 'playerId' | 'account' | 'game'> {
  readonly queue: Queue<LiveNews | ResetReason>;
}

/** Returns a listener for whom nothing waits. */
export const listenerFor = ({ playerId, account, game }: Subscription): Listener => ({
  playerId,
  account,
  game,
  queue: new Queue<LiveNews | ResetReason>(mostWaiting, 'too-slow'),
});
