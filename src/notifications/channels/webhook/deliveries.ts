import type { Tx } from '../../../db/client.ts';
import { type ReceiverEndpoint, receiverEndpoints } from '../../../db/notifications/webhook-endpoints.ts';
import { type ExternalName, namesByApplication } from '../../../db/players/external-players.ts';
import { groupBy } from '../../../helpers/group-by.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type DeliveriesFor, dedupeKey, type FanOut } from '../../channel.ts';
import { gameAfter } from '../../events/from-outbox.ts';
import type { Notification } from '../../events/types.ts';
import { bodyFor } from './content/body.ts';
import { webhookChannel } from './schedule.ts';

/** A delivery to each endpoint of a recipient that subscribed to the type of the notification. */
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
    const message = { notification, game: gameAfter(about.event, about.game), recipient, at: about.event.at };
    const mine = byReceiver.get(recipient.id) ?? [];
    return mine
      .filter(
        ({ events, format }) =>
          events.includes(notification.type) && (format === 'standard' || isForRoom(notification)),
      )
      .map(({ id, application, format }) => ({
        // An endpoint gets one delivery of a notification that concerns several players of its application.
        dedupeKey: dedupeKey(about.event, notification.type, id),
        channel: webhookChannel.name,
        type: notification.type,
        endpointId: id,
        gameId: about.game.id,
        seq: about.event.seq,
        playerId: recipient.id,
        body: bodyFor(deps, format, { names: names.get(application ?? ''), ...message }),
      }));
  };
}

/** Whether people who read a chat should get it: programs get everything. Nobody else learns of plans. */
function isForRoom(notification: Notification): boolean {
  if (notification.type === 'plan.cancelled') return false;
  return notification.type !== 'decision.made' || !notification.isPassing;
}

/** The names by which each application knows the players of the games, by the application's id. */
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
