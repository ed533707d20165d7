import type { FeedEvent } from '../../channel.ts';
import { type Happening, notificationsFrom } from '../../events/from-outbox.ts';
import { live } from './channel.ts';
import { formatPosition } from './position.ts';

/** An event as a listener gets it. */
export interface LiveEvent {
  /** To be sent back as `Last-Event-ID`, to go on after it; undefined unless it is the last of what happened at once. */
  readonly id: string | undefined;
  /** `connected`, or a type of notification. */
  readonly type: FeedEvent['type'] | 'connected';
  readonly data: unknown;
}

/**
 * Returns the events that a listening player gets for an outbox event. Only the last has an id, so that a listener that
 * got only some of them gets all of them again.
 */
export function eventsFor(happening: Happening, playerId: string): LiveEvent[] {
  const events = notificationsFrom(happening)
    .filter((notification) => live.reaches(notification, happening.game, playerId))
    .map((notification) => live.eventFor(notification, happening));
  const id = formatPosition(happening.event);
  return events.map((event, index) => ({ ...event, id: index === events.length - 1 ? id : undefined }));
}
