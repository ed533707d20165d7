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
  /** Every player to whom one of the notifications goes. */
  readonly receivers: readonly Receiver[];
}

/**
 * The deliveries of one notification to one recipient who wants it; empty where the channel can't reach the recipient.
 * Pure, so that it gives the same deliveries, by `dedupeKey`, when an event is fanned out again.
 */
export type DeliveriesFor = (
  about: FanOut,
  notification: Notification,
  recipient: Recipient,
) => NewDelivery[];

/**
 * A channel that sends: each notification becomes deliveries, which are stored, attempted by workers and retried until
 * they arrive or the schedule ends.
 */
export interface DeliveryChannel {
  readonly name: string;
  readonly isStored: true;
  /** Limits what one process attempts at once; `each`: of one player, where there is such a limit. */
  readonly concurrency: { readonly atOnce: number; readonly each?: number };
  /** Seconds to wait before each attempt, counted from the one before. */
  readonly retrySchedule: readonly number[];
  /**
   * SQL that is true of players `p` whom the channel can reach at all, so that nothing is looked up for the others. By
   * default it may reach all.
   */
  readonly reachable?: Condition;
  /** Whether it tells the owner of a game without a seat there what players are told: it is read by programs. */
  readonly reachesHosts?: true;
  /** Whether a player wants a notification on this channel. */
  wants(preferences: EffectivePreferences, notification: Notification): boolean;
  /** Looks up what the channel needs to know about the receivers, once for each batch of outbox events. */
  deliveriesFor(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<DeliveriesFor>;
  /** Those whom the channel tells of games at whose tables they are not. */
  readonly watchers?: {
    /** SQL that is true of games `g` that have watchers, so that nothing is looked up for the others. */
    readonly reachable: Condition;
    /** Returns the deliveries of a batch of outbox events to watchers; the same by `dedupeKey` when it is repeated. */
    deliveries(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<readonly NewDelivery[]>;
  };
  /** Called after the deliveries of a batch were stored, for anything else the channel does; may be repeated. */
  afterFanOut?(deps: Deps, db: Tx, batch: readonly FanOut[]): Promise<void>;
  /** Opens what workers need to attempt deliveries. */
  open(deps: Deps, services: GameServices): Transport;
}

/**
 * A channel that is read: listeners follow the outbox, and nothing is stored for them. To listen is to want it, so there
 * are no preferences; a listener that missed something reads the outbox from there.
 */
export interface FeedChannel {
  readonly name: string;
  readonly isStored: false;
  /** Whether a player who listens to a game gets a notification. */
  reaches(notification: Notification, playerId: string | undefined): boolean;
  /** The event that listeners get. */
  eventFor(notification: Notification, happening: Happening): FeedEvent;
}

/** A notification as listeners get it. */
export interface FeedEvent {
  readonly type: NotificationType;
  readonly data: object;
}

/** Attempts the deliveries of one channel, within a worker. */
export interface Transport {
  /** Attempts a delivery. */
  attempt(delivery: DeliveryRow): Promise<AttemptResult>;
  /** Whether the server that takes the deliveries of this channel refuses everything at present. */
  isFailing?(): boolean;
  /** How what is due on this channel is taken, by its kind; by default, delivery by delivery. */
  readonly queues?: Readonly<Record<string, DueWork<object>>>;
  /** Breaks off attempts that are under way. */
  abort?(): void;
  /** Ends in good order, and releases everything that `open` acquired. */
  close(): Promise<void>;
}

/** The result of an attempt. `dropped`: there was no reason to send it any more. */
export type AttemptResult = Attempted | 'dropped';

export interface Attempted {
  readonly isDelivered: boolean;
  readonly at: Date;
  readonly milliseconds: number;
  /** Of HTTP or SMTP; undefined: there was no answer. */
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  /** The beginning of the answer. */
  readonly answer?: string | undefined;
  /** Seconds to wait, if the receiver asked for that. */
  readonly retryAfter?: number | undefined;
  /** Whether a failure is final, so that there is no other attempt. */
  readonly isFinal?: boolean | undefined;
  /** Called after the result was stored, with the state in which that left the delivery. */
  readonly afterwards?: (state: DeliveryState) => Promise<void>;
}

/** The dedupe key of a delivery: names the outbox event, the type of notification and the receiver. */
export const dedupeKey = (
  { position }: Pick<OutboxEvent, 'position'>,
  type: string,
  receiver: string,
): string => `${position} ${type} ${receiver}`;
