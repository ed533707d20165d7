import type { GameRow } from '../../../games/store/games.ts';
import type { FeedEvent } from '../../channel.ts';
import type { Happening } from '../../kinds/happening.ts';
import { type Notification, notificationsFrom } from '../../kinds/index.ts';
import type { FeedEvent as FeedRow } from '../../store/feed.ts';
import { live } from './channel.ts';
import { formatEventId } from './event-id.ts';
import type { StreamEventType } from './stream-events.ts';

/** An event as sent to a listener. */
export interface LiveEvent {
  /** The value of `Last-Event-ID` for resuming after it; set only on the last of simultaneous events. */
  readonly id: string | undefined;
  /** `connected`, an event about the stream, or a type of notification. */
  readonly type: FeedEvent['type'] | StreamEventType | 'connected';
  /** The data as JSON. */
  readonly json: string;
}

/** An outbox event, prepared for all listeners. */
export interface LiveNews {
  readonly event: FeedRow;
  /** The current state of the game. */
  readonly game: GameRow;
  readonly notifications: readonly Notification[];
  /** The event of each notification. */
  readonly events: readonly Omit<LiveEvent, 'id'>[];
  /** The listeners' selections of events, by the notifications that reach them. */
  readonly selections: Map<string, readonly LiveEvent[]>;
}

/** Converts an outbox event to live events, once for all listeners. */
export function newsOf(happening: Happening & { readonly event: FeedRow }): LiveNews {
  const notifications = notificationsFrom(happening);
  const events = notifications.map((notification) => {
    const { type, data } = live.eventFor(notification, happening);
    return { type, json: JSON.stringify(data) };
  });
  const { event, game } = happening;
  return { event, game, notifications, events, selections: new Map() };
}

/**
 * Returns the events for a listening player or a listener without an account, sharing one array among all listeners with
 * the same selection. Only the last has an id, so that a listener that received only some of them gets all of them again.
 */
export function eventsFor(news: LiveNews, playerId: string | undefined): readonly LiveEvent[] {
  const mine = news.notifications.flatMap((each, index) => (live.reaches(each, playerId) ? [index] : []));
  const key = mine.join();
  const known = news.selections.get(key);
  if (known !== undefined) return known;
  const id = formatEventId(news.event);
  const events = mine.flatMap((index) => news.events[index] ?? []);
  const selection = events.map((event, at) => ({ ...event, id: at === events.length - 1 ? id : undefined }));
  news.selections.set(key, selection);
  return selection;
}
