import type { GameRow } from '../../../games/store/games.ts';
import type { FeedEvent } from '../../channel.ts';
import type { Happening } from '../../kinds/happening.ts';
import { type Notification, notificationsFrom } from '../../kinds/index.ts';
import type { FeedEvent as FeedRow } from '../../store/feed.ts';
import { live } from './channel.ts';
import { formatEventId } from './event-id.ts';
import type { StreamEventType } from './stream-events.ts';

/** An event as a listener gets it. */
export interface LiveEvent {
  /** To be sent back as `Last-Event-ID`, to go on after it; undefined unless it is the last of what happened at once. */
  readonly id: string | undefined;
  /** `connected`, an event about the stream, or a type of notification. */
  readonly type: FeedEvent['type'] | StreamEventType | 'connected';
  /** The data as JSON. */
  readonly json: string;
}

/** What happened, ready for all who listen. */
export interface LiveNews {
  readonly event: FeedRow;
  /** The game as it stands now. */
  readonly game: GameRow;
  readonly notifications: readonly Notification[];
  /** The event of each notification. */
  readonly events: readonly Omit<LiveEvent, 'id'>[];
  /** The events of listeners, by which of the notifications reach them. */
  readonly selections: Map<string, readonly LiveEvent[]>;
}

/** Writes an outbox event as events, once for all who listen. */
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
 * Returns the events that a listening player gets, or somebody without an account; the same array for all who get the same. Only the last has an id, so
 * that a listener that got only some of them gets all of them again.
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
