import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import type { DueWork } from '../platform/due-work.ts';
import type { GameServices } from './game-services.ts';
import type { Happening } from './kinds/happening.ts';
import type { Notification, NotificationType } from './kinds/index.ts';
import type { Receiver } from './preferences/receivers.ts';
import type { EffectivePreferences } from './preferences/schema.ts';
import type { DeliveryRow, DeliveryState, NewDelivery } from './store/deliveries.ts';
import type { OutboxEvent } from './store/outbox.ts';
import type { Condition } from './store/unfanned-events.ts';

/** A way to reach players. All of them are listed in channels/index.ts. */
export type Channel = DeliveryChannel | FeedChannel;

/** An invited person who has no account, only an email address. */
export interface InvitedAddress {
  readonly id: undefined;
  readonly email: string;
}

/** A recipient of a notification. */
export type Recipient = Receiver | InvitedAddress;

/** An outbox event that is being fanned out. */
export interface FanOut extends Happening {
  readonly notifications: readonly Notification[];
  /** All players who receive at least one of the notifications. */
  readonly receivers: readonly Receiver[];
}

/**
 * Returns one recipient's deliveries of one notification; empty if the recipient doesn't want it or can't be reached on
 * the channel. Pure: when an event is fanned out again, it returns the same deliveries, identified by `dedupeKey`.
 */
export type DeliveriesFor = (
  about: FanOut,
  notification: Notification,
  recipient: Recipient,
) => NewDelivery[];

/**
 * A channel that sends. Each notification becomes deliveries, which are stored, attempted by workers and retried until
 * they arrive or the schedule ends.
 */
export interface DeliveryChannel {
  readonly name: string;
  readonly isStored: true;
  /** The number of attempts that one process runs at once; `each` limits those for one player. */
  readonly concurrency: { readonly atOnce: number; readonly each?: number };
  /** Seconds to wait before each attempt, counted from the one before. */
  readonly retrySchedule: readonly number[];
  /**
   * SQL condition on players `p` that the channel can reach at all, to avoid lookups for all others. By default, any
   * player can be reached.
   */
  readonly reachable?: Condition;
  /** True if the channel also notifies a game's owner who has no seat, because programs read it. */
  readonly reachesHosts?: true;
  /** Whether a player wants a notification on this channel. */
  wants(preferences: EffectivePreferences, notification: Notification): boolean;
  /** Looks up what the channel needs to know about the receivers, once per batch of outbox events. */
  deliveriesFor(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<DeliveriesFor>;
  /** Recipients that the channel notifies of games they don't take part in. */
  readonly watchers?: {
    /** SQL condition on games `g` that have watchers, to avoid lookups for all others. */
    readonly reachable: Condition;
    /**
     * Returns the deliveries of a batch of outbox events to watchers; a repeated call returns the same ones, identified
     * by `dedupeKey`.
     */
    deliveries(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<readonly NewDelivery[]>;
  };
  /** Called after a batch's deliveries were stored, for the channel's other work. Can be repeated for a batch. */
  afterFanOut?(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<void>;
  /** Opens what workers need to attempt deliveries. */
  open(deps: Deps, services: GameServices): Transport;
}

/**
 * A channel that is read. Listeners follow the outbox, and nothing is stored for them. There are no preferences, because
 * listening is opting in. A listener that missed events reads the outbox from its last position.
 */
export interface FeedChannel {
  readonly name: string;
  readonly isStored: false;
  /** Whether a player who listens to a game gets a notification. */
  reaches(notification: Notification, playerId: string | undefined): boolean;
  /** The event that listeners get. */
  eventFor(notification: Notification, happening: Happening): FeedEvent;
}

/** A notification as sent to listeners. */
export interface FeedEvent {
  readonly type: NotificationType;
  readonly data: object;
}

/** Attempts the deliveries of one channel, within a worker. */
export interface Transport {
  /** Attempts a delivery. */
  attempt(delivery: DeliveryRow): Promise<AttemptResult>;
  /** Whether the server that accepts this channel's deliveries currently refuses all of them. */
  isFailing?(): boolean;
  /** How due work of this channel is taken, by kind; by default, delivery by delivery. */
  readonly queues?: Readonly<Record<string, DueWork<object>>>;
  /** Aborts attempts that are under way. */
  abort?(): void;
  /** Shuts down cleanly and releases everything that `open` acquired. */
  close(): Promise<void>;
}

/** The result of an attempt. `dropped`: there was no longer a reason to send it. */
export type AttemptResult = Attempted | 'dropped';

export interface Attempted {
  readonly isDelivered: boolean;
  readonly at: Date;
  readonly milliseconds: number;
  /** The HTTP or SMTP status; undefined if there was no response. */
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  /** The start of the response. */
  readonly answer?: string | undefined;
  /** Seconds to wait, if the receiver asked for a delay. */
  readonly retryAfter?: number | undefined;
  /** True if the failure is final and there is no further attempt. */
  readonly isFinal?: boolean | undefined;
  /** Called after the result was stored, with the delivery's new state. */
  readonly afterwards?: (state: DeliveryState) => Promise<void>;
}

/** Returns the dedupe key of a delivery, made of the outbox event, the type of notification and the receiver. */
export const dedupeKey = (
  { position }: Pick<OutboxEvent, 'position'>,
  type: string,
  receiver: string,
): string => `${position} ${type} ${receiver}`;
