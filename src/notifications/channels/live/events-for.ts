import type { FeedEvent as FeedRow } from '../../../db/feed.ts';
import type { GameRow } from '../../../db/games.ts';
import type { FeedEvent } from '../../channel.ts';
import { type Happening, notificationsFrom } from '../../events/from-outbox.ts';
import type { StreamEventType } from '../../events/schemas.ts';
import type { Notification } from '../../events/types.ts';
import { live } from './channel.ts';
import { formatEventId } from './event-id.ts';

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
  readonly parts: readonly {
    readonly notification: Notification;
    readonly event: Omit<LiveEvent, 'id'>;
  }[];
}

/** Writes an outbox event as events, once for all who listen. */
export function newsOf(happening: Happening & { readonly event: FeedRow }): LiveNews {
  const { event } = happening;
  const parts = notificationsFrom(happening).map((notification) => {
    const { type, data } = live.eventFor(notification, happening);
    return { notification, event: { type, json: JSON.stringify(data) } };
  });
  return { event, game: happening.game, parts };
}

/**
 * Returns the events that a listening player gets. Only the last has an id, so that a listener that got only some of them
 * gets all of them again.
 */
export function eventsFor({ event, parts }: LiveNews, playerId: string): LiveEvent[] {
  const mine = parts.filter(({ notification }) => live.reaches(notification, playerId));
  const id = formatEventId(event);
  return mine.map((part, index) => ({ ...part.event, id: index === mine.length - 1 ? id : undefined }));
}
