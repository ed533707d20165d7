import type { Tx } from '../../../db/tx.ts';
import type { GameRow } from '../../../games/store/games.ts';
import type { FeedEvent } from '../../channel.ts';
import type { Happening } from '../../kinds/happening.ts';
import { notificationsFrom } from '../../kinds/index.ts';
import { lookUp } from '../../kinds/look-up.ts';
import { type PlayerEventType, playerEventTypeOf } from '../../kinds/player-events.ts';
import type { FeedEvent as FeedRow } from '../../store/feed.ts';
import { live } from './channel.ts';
import { formatEventId } from './event-id.ts';
import type { StreamEventType } from './stream-events.ts';

/** An event as sent to a listener. */
export interface LiveEvent {
  /** The value of `Last-Event-ID` for resuming after it; set only on the last of simultaneous events. */
  readonly id: string | undefined;
  /** `connected`, an event about the stream or about no game, or a type of notification. */
  readonly type: FeedEvent['type'] | PlayerEventType | StreamEventType | 'connected';
  /** The data as JSON. */
  readonly json: string;
}

/** A live event, and whether a listening player or a listener without an account gets it. */
interface NewsEvent extends Omit<LiveEvent, 'id'> {
  reaches(playerId: string | undefined): boolean;
}

/** An outbox event, prepared for all listeners. */
export interface LiveNews {
  readonly event: FeedRow;
  /** The current state of the game; undefined if the event is about none. */
  readonly game: GameRow | undefined;
  readonly events: readonly NewsEvent[];
  /** The listeners' selections of events, by the events that reach them. */
  readonly selections: Map<string, readonly LiveEvent[]>;
}

/** Converts outbox events to live events, in order, once for all listeners. Events of deleted games are left out. */
export async function newsFrom(db: Tx, events: readonly FeedRow[]): Promise<LiveNews[]> {
  const happenings = new Map((await lookUp(db, events)).map((each) => [each.event.number, each]));
  return events.flatMap((event) => {
    const type = playerEventTypeOf(event);
    if (type !== undefined) return newsOfPlayer(event, type);
    const happening = happenings.get(event.number);
    return happening === undefined ? [] : newsOfGame(happening);
  });
}

function newsOfPlayer(event: FeedRow, type: PlayerEventType): LiveNews {
  const json = JSON.stringify(event.data);
  const reaches = (playerId: string | undefined) => playerId === event.player;
  return { event, game: undefined, events: [{ type, json, reaches }], selections: new Map() };
}

function newsOfGame(happening: Happening & { readonly event: FeedRow }): LiveNews {
  const events = notificationsFrom(happening).map((notification) => {
    const { type, data } = live.eventFor(notification, happening);
    const reaches = (playerId: string | undefined) => live.reaches(notification, playerId);
    return { type, json: JSON.stringify(data), reaches };
  });
  const { event, game } = happening;
  return { event, game, events, selections: new Map() };
}

/**
 * Returns the events for a listening player or a listener without an account, sharing one array among all listeners with
 * the same selection. Only the last has an id, so that a listener that received only some of them gets all of them again.
 */
export function eventsFor(news: LiveNews, playerId: string | undefined): readonly LiveEvent[] {
  const mine = news.events.flatMap((each, index) => (each.reaches(playerId) ? [index] : []));
  const key = mine.join();
  const known = news.selections.get(key);
  if (known !== undefined) return known;
  const id = formatEventId(news.event);
  const events = mine.flatMap((index) => news.events[index] ?? []);
  const selection = events.map(({ type, json }, at) => ({
    id: at === events.length - 1 ? id : undefined,
    type,
    json,
  }));
  news.selections.set(key, selection);
  return selection;
}
