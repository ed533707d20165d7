import { insertDeliveries, type NewDelivery } from '../../db/deliveries.ts';
import type { GameRow } from '../../db/games.ts';
import { findOutboxEvent } from '../../db/outbox.ts';
import { receiversOf } from '../../db/receivers.ts';
import type { Deps } from '../../deps.ts';
import type { DeliveryChannel, FanOut, Recipient } from '../channel.ts';
import { notificationsFrom } from '../events/from-outbox.ts';
import { lookUp } from '../events/look-up.ts';
import type { Notification } from '../events/types.ts';
import { effective } from '../preferences/schema.ts';

/**
 * Turns an outbox event into deliveries: for each notification, recipient and channel. The deliveries and their jobs
 * are written in one statement, each once even if this is repeated. Returns the game as it was found.
 */
export async function fanOut(
  deps: Deps,
  channels: readonly DeliveryChannel[],
  game: string,
  position: string,
): Promise<GameRow | undefined> {
  const { pool } = deps.db;
  const event = await findOutboxEvent(pool, game, position);
  const happening = event && (await lookUp(pool, event));
  if (happening === undefined) return undefined;
  const notifications = notificationsFrom(happening);
  const ids = [...new Set(notifications.flatMap(({ to }) => to))];
  const receivers = ids.length === 0 ? [] : await receiversOf(pool, game, ids);
  const context: FanOut = { ...happening, notifications, receivers };
  const deliveries = await Promise.all(channels.map((channel) => deliveriesOn(deps, channel, context)));
  await insertDeliveries(pool, deliveries.flat(), deps.clock());
  for (const channel of channels) await channel.afterFanOut?.(deps, context);
  return happening.game;
}

async function deliveriesOn(
  deps: Deps,
  channel: DeliveryChannel,
  context: FanOut,
): Promise<readonly NewDelivery[]> {
  const wanted = context.notifications.flatMap((notification) =>
    recipientsOf(notification, context)
      .filter((recipient) => channel.wants(preferencesOf(recipient), notification))
      .map((recipient) => ({ notification, recipient })),
  );
  if (wanted.length === 0) return [];
  const deliveriesFor = await channel.deliveriesFor(deps, context);
  return wanted.flatMap(({ notification, recipient }) => deliveriesFor(notification, recipient));
}

function recipientsOf(notification: Notification, { receivers }: FanOut): Recipient[] {
  const players = receivers.filter(({ id }) => notification.to.includes(id));
  const guest = notification.type === 'player.invited' ? notification.guest : undefined;
  return guest === undefined ? players : [...players, { id: undefined, email: guest }];
}

const preferencesOf = (recipient: Recipient) =>
  recipient.id === undefined ? effective() : effective(recipient.preferences, recipient.gamePreferences);
