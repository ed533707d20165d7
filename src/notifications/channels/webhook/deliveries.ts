import type { NewDelivery } from '../../../db/deliveries.ts';
import { type ExternalName, externalNames } from '../../../db/external-players.ts';
import { type ReceiverEndpoint, receiverEndpoints } from '../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../deps.ts';
import type { DeliveriesFor, FanOut } from '../../channel.ts';
import type { Notification } from '../../events/types.ts';
import { dedupeKey } from '../../outbox/dedupe-key.ts';
import { bodyFor } from './content/body.ts';
import { flagsFor, webhookChannel } from './flags.ts';

/** A delivery to each endpoint of a recipient that subscribed to the type of the notification. */
export async function webhookDeliveries(deps: Deps, fanOut: FanOut): Promise<DeliveriesFor> {
  const { event, game, receivers } = fanOut;
  const endpoints = await receiverEndpoints(
    deps.db.pool,
    receivers.map(({ id }) => id),
  );
  const names = await namesFor(deps, fanOut, endpoints);
  return (notification, recipient) => {
    if (recipient.id === undefined) return [];
    const message = { notification, game, recipient, at: event.at };
    return endpoints
      .filter(({ receiver, events }) => receiver === recipient.id && events.includes(notification.type))
      .map((endpoint) => ({
        ...addressOf(fanOut, notification, endpoint),
        playerId: recipient.id,
        body: bodyFor(deps, endpoint.format, { ...message, names: names.get(endpoint.application ?? '') }),
      }));
  };
}

/** An endpoint gets one delivery of a notification that concerns several players of its application. */
function addressOf(
  { event, game }: FanOut,
  { type }: Notification,
  { id, receiver, application, isSlow }: ReceiverEndpoint,
): NewDelivery {
  return {
    dedupeKey: dedupeKey(event, type, id),
    channel: webhookChannel,
    flags: flagsFor(id, application ?? receiver),
    type,
    endpointId: id,
    gameId: game.id,
    seq: event.seq,
    isSlow,
  };
}

/** The names by which each application knows the players, by the application's id. */
async function namesFor(
  { db }: Deps,
  { game, receivers }: FanOut,
  endpoints: readonly ReceiverEndpoint[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ExternalName>>> {
  const applications = new Set(endpoints.flatMap(({ application }) => application ?? []));
  const players = [...game.seats.map(({ playerId }) => playerId), ...receivers.map(({ id }) => id)];
  const names = [...applications].map(
    async (application) => [application, await externalNames(db.pool, application, players)] as const,
  );
  return new Map(await Promise.all(names));
}
