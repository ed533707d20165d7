import { type ExternalName, namesByApplication } from '../../../accounts/store/external-players.ts';
import type { Tx } from '../../../db/tx.ts';
import { type GameRow, isBagSecret } from '../../../games/store/games.ts';
import { groupBy } from '../../../helpers/group-by.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type DeliveriesFor, dedupeKey, type FanOut } from '../../channel.ts';
import { gameAfter } from '../../kinds/happening.ts';
import { isOfKind, type Notification } from '../../kinds/index.ts';
import type { NewDelivery } from '../../store/deliveries.ts';
import type { OutboxEvent } from '../../store/outbox.ts';
import { type ReceiverEndpoint, receiverEndpoints } from '../../store/webhook-endpoints.ts';
import { bodyFor } from './content/body.ts';
import type { Message } from './content/message.ts';
import { webhookChannel } from './schedule.ts';

/** Creates a delivery to each endpoint of a recipient that subscribed to the notification's type. */
export async function webhookDeliveries(
  deps: Deps,
  db: Tx,
  batch: readonly FanOut[],
): Promise<DeliveriesFor> {
  const players = new Set(batch.flatMap(({ receivers }) => receivers.map(({ id }) => id)));
  const endpoints = await receiverEndpoints(db, [...players]);
  const byReceiver = groupBy(endpoints, ({ receiver }) => receiver);
  const names = await namesFor(db, batch, endpoints);
  return (about, notification, recipient) => {
    if (recipient.id === undefined) return [];
    const mine = byReceiver.get(recipient.id) ?? [];
    return mine
      .filter((each) => takes(each, notification, about.game))
      .map((each) =>
        deliveryTo(deps, each, { about, notification, recipient, names: names.get(each.application ?? '') }),
      );
  };
}

/** The part of a message that depends on the endpoint. */
interface Content extends Pick<Message, 'notification' | 'recipient' | 'names'> {
  readonly about: FanOut;
}

/** Returns the delivery of a notification to an endpoint: only one, even if it concerns several players of its application. */
export function deliveryTo(
  deps: Deps,
  { id, format, language }: Pick<ReceiverEndpoint, 'id' | 'format' | 'language'>,
  { about, ...content }: Content,
): NewDelivery {
  const { event, game } = about;
  const { type } = content.notification;
  const locale = language ?? content.recipient.locale;
  const message = { ...content, recipient: { ...content.recipient, locale } };
  return {
    dedupeKey: dedupeKey(event, type, id),
    channel: webhookChannel.name,
    type,
    endpointId: id,
    gameId: game.id,
    seq: event.seq,
    playerId: content.recipient.id,
    body: bodyFor(deps, format, { ...message, game: redactedGame(event, game), at: event.at }),
  };
}

/** Returns a game as an endpoint may see it: a club sees the pairing, but not the score of a hidden game. */
const redactedGame = (event: OutboxEvent, game: GameRow): GameRow =>
  isOfKind(event, 'round.started') && event.player === null && isBagSecret(game)
    ? { ...game, version: 0, scores: [], places: [], resigned: [], awaitingSeat: null, pausedAt: null }
    : gameAfter(event, game);

/** Returns whether an endpoint subscribed to a notification of a game. Rooms get fewer notifications than programs. */
export function takes(
  { events, format, gameId, label }: Pick<ReceiverEndpoint, 'events' | 'format' | 'gameId' | 'label'>,
  notification: Notification,
  game: Pick<GameRow, 'id' | 'label'>,
): boolean {
  const isItsGame = (gameId ?? game.id) === game.id && (label ?? game.label) === game.label;
  return (
    isItsGame && events.includes(notification.type) && (format === 'standard' || isForRoom(notification))
  );
}

/**
 * Returns whether a chat room gets a notification; programs get all of them. Plans and followed players are private. A
 * `table.opened` with no recipients is about a club's table.
 */
function isForRoom(notification: Notification): boolean {
  if (notification.type === 'plan.cancelled') return false;
  if (notification.type === 'table.opened') return notification.to.length === 0;
  return notification.type !== 'decision.made' || !notification.isPassing;
}

/** Returns each application's names for the players of the games, by the application's id. */
async function namesFor(
  db: Tx,
  batch: readonly FanOut[],
  endpoints: readonly ReceiverEndpoint[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ExternalName>>> {
  const applications = new Set(endpoints.flatMap(({ application }) => application ?? []));
  if (applications.size === 0) return new Map();
  const seated = batch.flatMap(({ game }) => game.seats.map(({ playerId }) => playerId));
  const receivers = batch.flatMap((each) => each.receivers.map(({ id }) => id));
  return namesByApplication(db, [...applications], [...new Set([...seated, ...receivers])]);
}
