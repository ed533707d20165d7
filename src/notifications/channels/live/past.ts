import type { Tx } from '../../../db/tx.ts';
import { gamesAround } from '../../../games/store/seats.ts';
import { countFollowedAfter, type FeedPosition, type Following, followedAfter } from '../../store/feed.ts';
import { formatEventId, numberOfEvent } from './event-id.ts';
import { type LiveNews, newsFrom } from './events-for.ts';
import type { Subscription } from './listener.ts';
import type { ResetReason } from './stream-events.ts';

/** Maximum number of past events for a listener; a listener that missed more reloads the game. */
export const maxRepeats = 200;
const pageSize = 50;

/** The position at which a listener's events start. */
export interface Start {
  readonly number: number;
  /** The id of the preceding event. */
  readonly id: string;
  /** Why earlier events are missing; undefined if none are. */
  readonly reset?: ResetReason | undefined;
}

/** Returns the games, or the player, whose past events a listener gets. */
export async function followingOf(db: Tx, { playerId, game }: Subscription): Promise<Following> {
  if (game !== undefined) return { games: [game] };
  return { games: await gamesAround(db, playerId), player: playerId };
}

/** Returns where a listener's events start: after its last event, or at `now` if that event is unknown. */
export async function startOf(
  db: Tx,
  { after }: Subscription,
  following: Following,
  now: FeedPosition,
): Promise<Start> {
  const end = { number: now.number, id: formatEventId(now) };
  if (after === undefined) return end;
  const number = await numberOfEvent(db, after);
  if (number === undefined) return { ...end, reset: 'unknown-id' };
  const missed = await countFollowedAfter(db, following, number, maxRepeats + 1);
  return missed > maxRepeats ? { ...end, reset: 'too-far-back' } : { number, id: after };
}

/** Yields the events after a number, in order, page by page. */
export async function* pastNews(
  db: Tx,
  following: Following,
  { playerId }: Subscription,
  after: number,
): AsyncGenerator<LiveNews> {
  for (let last = after; ; ) {
    const page = await followedAfter(db, following, last, pageSize);
    const mine = page.filter(({ player }) => player === null || player === playerId);
    yield* await newsFrom(db, mine);
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) return;
    last = end.number;
  }
}
