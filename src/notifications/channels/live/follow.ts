import type { Queryable } from '../../../db/client.ts';
import { lastOfFeed } from '../../../db/feed.ts';
import { closedEvent, connectedEvent, resetEvent } from './about-stream.ts';
import { formatEventId } from './event-id.ts';
import { eventsFor, type LiveEvent, type LiveNews } from './events-for.ts';
import type { Listener, Subscription } from './listener.ts';
import { followingOf, pastNews, type Start, startOf } from './past.ts';

interface Stream {
  readonly subscription: Subscription;
  /** It queues what is new, so that nothing is missed while the past is read. */
  readonly listener: Listener;
  readonly end: AbortSignal;
  readonly beatMs: number;
}

/**
 * Yields the events of a listener: what it missed, then what happens; and undefined if nothing happened for `beatMs`.
 * The last event says why if the listener may not listen any more.
 */
export async function* follow(db: Queryable, stream: Stream): AsyncGenerator<LiveEvent | undefined> {
  const { subscription, end } = stream;
  const following = await followingOf(db, subscription);
  const start = await startOf(db, subscription, following, await lastOfFeed(db));
  yield connectedEvent(start.id);
  if (start.reset !== undefined) yield resetEvent(start.reset, start.id);
  let last = start.number;
  for await (const news of pastNews(db, following, subscription, last)) {
    if (end.aborted) return;
    const refusal = await subscription.refusal(news.game);
    if (refusal !== undefined) return yield closedEvent(refusal);
    yield* eventsFor(news, subscription.playerId);
    last = news.event.number;
  }
  yield* present(db, stream, { ...start, number: last });
}

/** Yields what happens from a number on. */
async function* present(
  db: Queryable,
  { subscription, listener, end, beatMs }: Stream,
  start: Start,
): AsyncGenerator<LiveEvent | undefined> {
  let last = start.number;
  for await (const item of listener.queue.read(end, beatMs)) {
    if (typeof item === 'string') {
      const now = await lastOfFeed(db);
      last = now.number;
      yield resetEvent(item, formatEventId(now));
      continue;
    }
    const refusal = await subscription.refusal(item?.game);
    if (refusal !== undefined) return yield closedEvent(refusal);
    if (item === undefined) yield undefined;
    else yield* newEvents(item, subscription, last);
  }
}

/** Returns the events of news, unless the listener got them from the past already. */
const newEvents = (news: LiveNews, { playerId }: Subscription, last: number): LiveEvent[] =>
  news.event.number > last ? eventsFor(news, playerId) : [];
