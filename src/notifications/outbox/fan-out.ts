import type { Tx } from '../../db/tx.ts';
import { groupBy } from '../../helpers/group-by.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DeliveryChannel, FanOut, Recipient } from '../channel.ts';
import { type Notification, notificationsFrom } from '../kinds/index.ts';
import { lookUp } from '../kinds/look-up.ts';
import { type Receiver, receiversIn } from '../preferences/receivers.ts';
import { effective } from '../preferences/schema.ts';
import { insertDeliveries, type NewDelivery } from '../store/deliveries.ts';
import { always, type Questions, type UnfannedEvent } from '../store/unfanned-events.ts';
import type { OpenChannel } from '../workers/open-channels.ts';

/** Returns the conditions on events that show whether they concern a player reachable on one of the channels. */
export const questionsOf = (open: readonly OpenChannel[]): Omit<Questions, 'followUps'> => ({
  reached: open.map(({ channel }) => channel.reachable ?? always),
  watched: open.flatMap(({ channel }) => channel.watchers?.reachable ?? []),
});

/**
 * Turns a batch of outbox events into deliveries, one per notification, recipient and channel. Lookups are made for the
 * whole batch. The deliveries are written in the transaction of `client`, each only once even if this is repeated.
 * @param events those that may concern a player reachable on a channel
 */
export async function fanOut(
  deps: Deps,
  open: readonly OpenChannel[],
  client: Tx,
  events: readonly UnfannedEvent[],
): Promise<void> {
  const channels = open.map(({ channel }) => channel);
  const fanOuts = await withReceivers(client, events);
  if (fanOuts.length === 0) return;
  const deliveries: NewDelivery[] = [];
  for (const [index, channel] of channels.entries()) {
    const reached = fanOuts.filter(({ event }) => event.isWatched || event.reachedBy?.[index] !== false);
    deliveries.push(...(await deliveriesOn(deps, channel, client, reached)));
  }
  await insertDeliveries(client, deliveries, deps.clock());
  for (const channel of channels) await channel.afterFanOut?.(deps, client, fanOuts);
}

/** An event with its receivers, and whether others may also get it. */
type Unfanned = FanOut & { readonly event: UnfannedEvent };

async function withReceivers(client: Tx, events: readonly UnfannedEvent[]): Promise<Unfanned[]> {
  const happenings = (await lookUp(client, events)).map((happening) => ({
    ...happening,
    notifications: notificationsFrom(happening),
  }));
  const keys = new Map<string, { readonly game: string; readonly player: string }>();
  for (const { game, notifications } of happenings)
    for (const player of notifications.flatMap(concernedBy))
      keys.set(`${game.id} ${player}`, { game: game.id, player });
  const rows = keys.size === 0 ? [] : await receiversIn(client, [...keys.values()]);
  const receivers = groupBy(rows, ({ game }) => game);
  return happenings.map((happening) => ({
    ...happening,
    receivers: concerned(happening.notifications, receivers.get(happening.game.id) ?? []),
  }));
}

const concerned = (notifications: readonly Notification[], receivers: readonly Receiver[]) =>
  receivers.filter(({ id }) => notifications.some((each) => concernedBy(each).includes(id)));

/** The players that a notification reaches on any channel. */
const concernedBy = ({ to, host }: Notification): readonly string[] =>
  host === undefined ? to : [...to, host];

async function deliveriesOn(
  deps: Deps,
  channel: DeliveryChannel,
  client: Tx,
  fanOuts: readonly Unfanned[],
): Promise<NewDelivery[]> {
  const watched = fanOuts.filter(({ event }) => event.isWatched);
  const toWatchers =
    watched.length === 0 ? [] : ((await channel.watchers?.deliveries(deps, client, watched)) ?? []);
  const wanted = fanOuts.flatMap((each) => wantedOn(channel, each));
  if (wanted.length === 0) return [...toWatchers];
  const concerned = [...new Set(wanted.map(({ about }) => about))];
  const deliveriesFor = await channel.deliveriesFor(deps, client, concerned);
  const toPlayers = wanted.flatMap(({ about, notification, recipient }) =>
    deliveriesFor(about, notification, recipient),
  );
  return [...toPlayers, ...toWatchers];
}

interface Wanted {
  readonly about: FanOut;
  readonly notification: Notification;
  readonly recipient: Recipient;
}

const wantedOn = (channel: DeliveryChannel, about: FanOut): Wanted[] =>
  about.notifications.flatMap((notification) =>
    recipientsOf(channel, notification, about)
      .filter((recipient) => channel.wants(preferencesOf(recipient), notification))
      .map((recipient) => ({ about, notification, recipient })),
  );

function recipientsOf(
  { reachesHosts }: DeliveryChannel,
  notification: Notification,
  { receivers }: FanOut,
): Recipient[] {
  const ids = reachesHosts ? concernedBy(notification) : notification.to;
  const players = receivers.filter(({ id }) => ids.includes(id));
  const address = notification.type === 'player.invited' ? notification.address : undefined;
  return address === undefined ? players : [...players, { id: undefined, email: address }];
}

/** The preferences for an address without an account. */
const unstated = effective();

const preferencesOf = (recipient: Recipient) =>
  recipient.id === undefined ? unstated : recipient.preferences;
