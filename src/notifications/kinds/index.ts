import { z } from 'zod';
import type { OutboxEvent } from '../store/outbox.ts';
import { competitionFinished } from './competition-finished.ts';
import { decisionMade } from './decision-made.ts';
import { gameCancelled } from './game-cancelled.ts';
import { gameFinished } from './game-finished.ts';
import { gamePaused } from './game-paused.ts';
import { gameResumed } from './game-resumed.ts';
import { gameStarted } from './game-started.ts';
import { type Happening, occurrenceOf } from './happening.ts';
import { invitationDeclined } from './invitation-declined.ts';
import type { Kind } from './kind.ts';
import { matchFinished } from './match-finished.ts';
import { text, time } from './members.ts';
import { messagePosted } from './message-posted.ts';
import { planCancelled } from './plan-cancelled.ts';
import { playerEventSchemas } from './player-events.ts';
import { playerInvited } from './player-invited.ts';
import { playerJoined } from './player-joined.ts';
import { playerLeft } from './player-left.ts';
import { playerRemoved } from './player-removed.ts';
import { playerReplaced } from './player-replaced.ts';
import { playerReturned } from './player-returned.ts';
import { requestClosed } from './request-closed.ts';
import { requestOpened } from './request-opened.ts';
import { roundStarted } from './round-started.ts';
import { tableOpened } from './table-opened.ts';
import { turnExpired } from './turn-expired.ts';
import { turnReminder } from './turn-reminder.ts';
import { turnStarted } from './turn-started.ts';

/** All kinds of notification, in the order of the API's description. */
const all = [
  gameStarted,
  turnStarted,
  turnReminder,
  turnExpired,
  decisionMade,
  gameFinished,
  playerJoined,
  playerLeft,
  playerInvited,
  gameCancelled,
  invitationDeclined,
  tableOpened,
  roundStarted,
  competitionFinished,
  matchFinished,
  playerRemoved,
  playerReplaced,
  playerReturned,
  requestOpened,
  requestClosed,
  gamePaused,
  planCancelled,
  gameResumed,
  messagePosted,
] as const;

type Kinds = { readonly [Each in (typeof all)[number] as Each['type']]: Each };
export type NotificationType = keyof Kinds;

/** All kinds of notification, by type. */
export const kinds = Object.fromEntries(all.map((each) => [each.type, each])) as unknown as Kinds;
export const notificationTypes = all.map(({ type }): NotificationType => type);

/** Whether a text is a type of notification. */
export const isNotificationType = (type: string): type is NotificationType => type in kinds;

/** A notification of a type, or of one of several types. */
export type NotificationOf<Type extends NotificationType> = {
  [Each in Type]: ReturnType<Kinds[Each]['from']>[number] & { readonly type: Each };
}[Type];

/** All notifications: a closed union, discriminated by `type`. */
export type Notification = NotificationOf<NotificationType>;

/** Returns the kind of a notification. */
export const kindOf = ({ type }: { readonly type: NotificationType }): Kind => kinds[type];

/** The data that each kind of event stores in the outbox. Kinds derived from other events store nothing. */
type Stored = { readonly [Type in NotificationType]: Parameters<Kinds[Type]['from']>[0]['data'] };
export type OutboxKind = {
  [Type in NotificationType]: [Stored[Type]] extends [never] ? never : Type;
}[NotificationType];

/** Returns whether an outbox event is of one of some kinds. */
export const isOfKind = ({ kind }: Pick<OutboxEvent, 'kind'>, ...kinds: readonly OutboxKind[]): boolean =>
  kinds.some((each) => each === kind);

type Nothing = Readonly<Record<string, never>>;

/** A new event of a game, to be written to the outbox. */
export type NewOutboxEvent = {
  [Each in OutboxKind]: Omit<OutboxEvent, 'position' | 'kind' | 'player' | 'data'> & {
    readonly kind: Each;
    /** The only player it concerns; undefined if it concerns all at the table. */
    readonly player?: string | undefined;
  } & (Stored[Each] extends Nothing ? { readonly data?: Nothing } : { readonly data: Stored[Each] });
}[OutboxKind];

/** Stored data that several kinds share. */
interface Common {
  /** Id of the player who acted. */
  readonly by?: string | undefined;
  /** Id of a message. */
  readonly message?: string;
  /** Id of the club that is notified. */
  readonly club?: string | undefined;
  /** True if the match ended because its time was over. */
  readonly isJudged?: boolean | undefined;
}

/** Returns the kind of an outbox event and its stored data. */
function storedIn({ kind, data }: Pick<OutboxEvent, 'kind' | 'data'>) {
  const its: Kind = kinds[kind as OutboxKind];
  return { its, stored: its.stored?.parse(data ?? {}) ?? {} };
}

/** Returns the stored data of an outbox event that other kinds store, too. */
export const dataOf = (event: Pick<OutboxEvent, 'kind' | 'data'>): Common => storedIn(event).stored;

/** Returns the ids of the people whom an outbox event names to a club. */
export function peopleOf(event: OutboxEvent): string[] {
  const { its, stored } = storedIn(event);
  return its.people?.(stored).flatMap((id) => id ?? []) ?? [];
}

/** Returns the notifications for an outbox event, given the current state of the game. */
export function notificationsFrom(happening: Happening): Notification[] {
  const { its, stored } = storedIn(happening.event);
  const occurrence = occurrenceOf(happening, stored);
  const of = (each: Kind) =>
    each.from(occurrence).map((notification) => ({ ...notification, type: each.type }) as Notification);
  const first = of(its);
  return first.length === 0 ? [] : [...first, ...(its.followedBy ?? []).flatMap(of)];
}

/** Type of the event that tests a webhook. It needs no subscription. */
export const testEvent = 'webhook.test';

/** The body of the webhook that tests an endpoint. */
const webhookTestSchema = z
  .object({
    type: z.literal(testEvent),
    timestamp: time.describe('When it was requested'),
    data: z.object({ sentence: text }),
  })
  .meta({ id: 'WebhookTestEvent', description: 'You requested a test event (`POST …/test`).' });

type EventSchemas<Member extends 'webhookEvent' | 'liveEvent'> = {
  readonly [Type in NotificationType]: Kinds[Type][Member];
};
const eventSchemas = <Member extends 'webhookEvent' | 'liveEvent'>(member: Member) =>
  Object.fromEntries(all.map((each) => [each.type, each[member]])) as unknown as EventSchemas<Member>;

/** A live event as event name and data, by type: `LiveTurnStarted` … */
export const liveEventSchemas = { ...eventSchemas('liveEvent'), ...playerEventSchemas };

/** The body of a webhook of format `standard`, by type: `TurnStartedEvent` … */
export const webhookEventSchemas = { ...eventSchemas('webhookEvent'), [testEvent]: webhookTestSchema };

/** An example of every body of a webhook of format `standard`. */
export const webhookExamples = Object.fromEntries(
  [
    ...all.map(({ type, example }) => ({ type, data: example })),
    { type: testEvent, data: { sentence: 'This is a test of Carcassonne by mail. Everything works.' } },
  ].map(({ type, data }) => [type, { type, timestamp: '2026-03-01T09:30:00.500Z', data }]),
) as unknown as {
  readonly [Type in keyof typeof webhookEventSchemas]: z.input<(typeof webhookEventSchemas)[Type]>;
};
