import type { Tx } from '../../../db/tx.ts';
import { lastOfFeed } from '../../store/feed.ts';
import { closedEvent, connectedEvent, resetEvent } from './about-stream.ts';
import { formatEventId } from './event-id.ts';
import { eventsFor, type LiveEvent, type LiveNews } from './events-for.ts';
import type { Listener, Subscription } from './listener.ts';
import { followingOf, pastNews, type Start, startOf } from './past.ts';
import type { CloseReason, ResetReason } from './stream-events.ts';

interface Stream {
  readonly subscription: Subscription;
  /** Queues new events while the past is read, so that none is missed. */
  readonly listener: Listener;
  readonly end: AbortSignal;
  readonly beatMs: number;
}

/** Events sent to a listener at once; empty after a long time without events. */
export type LiveBatch = readonly (readonly LiveEvent[])[];

/**
 * Yields the events of a listener: missed ones, then new ones. Yields an empty batch after `beatMs` without events. If
 * the listener loses access, the last event gives the reason.
 */
export async function* follow(db: Tx, stream: Stream): AsyncGenerator<LiveBatch> {
  const { subscription, end } = stream;
  const following = await followingOf(db, subscription);
  const start = await startOf(db, subscription, following, await lastOfFeed(db));
  yield [[connectedEvent(start.id)]];
  if (start.reset !== undefined) yield [[resetEvent(start.reset, start.id)]];
  let last = start.number;
  for await (const news of pastNews(db, following, subscription, last)) {
    if (end.aborted) return;
    const refusal = await subscription.refusal(news.game);
    if (refusal !== undefined) return yield [[closedEvent(refusal)]];
    yield [eventsFor(news, subscription.playerId)];
    last = news.event.number;
  }
  yield* present(db, stream, { ...start, number: last });
}

/** Yields new events from a number on. */
async function* present(
  db: Tx,
  { subscription, listener, end, beatMs }: Stream,
  start: Start,
): AsyncGenerator<LiveBatch> {
  let last = start.number;
  for await (const items of listener.queue.read(end, beatMs)) {
    const refusal = await refusalOf(subscription, items);
    if (refusal !== undefined) return yield [[closedEvent(refusal)]];
    const batch: (readonly LiveEvent[])[] = [];
    for (const item of items) {
      if (typeof item === 'string') {
        const now = await lastOfFeed(db);
        last = now.number;
        batch.push([resetEvent(item, formatEventId(now))]);
      } else if (item.event.number > last) batch.push(eventsFor(item, subscription.playerId)); // else it was among the past events
    }
    if (items.length === 0 || batch.length > 0) yield batch;
  }
}

/** Returns whether the listener may get some items. Checks the current state of each game once. */
async function refusalOf(
  { refusal }: Subscription,
  items: readonly (LiveNews | ResetReason)[],
): Promise<CloseReason | undefined> {
  const games = new Map(
    items.flatMap((item) =>
      typeof item === 'string' || item.game === undefined ? [] : [[item.game.id, item.game]],
    ),
  );
  if (games.size === 0) return refusal();
  for (const game of games.values()) {
    const reason = await refusal(game);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
