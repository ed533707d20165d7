import { inSpan } from '../../helpers/spans.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import type { DeliveryChannel, Transport } from '../channel.ts';
import type { GameServices } from '../game-services.ts';
import { attemptDelivery } from '../outbox/attempt.ts';
import { claimDeliveries, type DeliveryRow } from '../store/deliveries.ts';

/** A channel with its transport. */
export interface OpenChannel {
  readonly channel: DeliveryChannel;
  readonly transport: Transport;
  /** How due work of the channel is taken, by kind. */
  readonly queues: Readonly<Record<string, DueWork<object>>>;
}

/** How long a delivery is reserved for the process that attempts it, ms: longer than an attempt can take. */
const claimMs = minuteMs;

/** Opens the transports of channels. */
export function openChannels(
  deps: Deps,
  channels: readonly DeliveryChannel[],
  services: GameServices,
): OpenChannel[] {
  return channels.map((channel) => {
    const transport = channel.open(deps, services);
    const queues = transport.queues ?? { [channel.name]: dueDeliveries(deps, { channel, transport }) };
    return { channel, transport, queues };
  });
}

/** The deliveries of a channel. */
function dueDeliveries(deps: Deps, open: Pick<OpenChannel, 'channel' | 'transport'>): DueWork<DeliveryRow> {
  const { name, concurrency } = open.channel;
  const { atOnce, each } = concurrency;
  const underWay = new Map<string, string | null>();
  const claimable = () => {
    const players = [...underWay.values()].filter((player) => player !== null);
    const except = { deliveries: [...underWay.keys()], players: each === undefined ? [] : players };
    return { each: each ?? atOnce, except };
  };
  return new DueWork<DeliveryRow>(deps, {
    leaseMs: claimMs,
    atOnce,
    failure: 'a delivery could not be attempted this time',
    take: (lease) => claimDeliveries(deps.db.prisma, name, lease, claimable()),
    work: async (delivery) => {
      underWay.set(delivery.id, delivery.playerId);
      const attempt = () => attemptDelivery(deps, open, delivery);
      await inSpan(`deliver ${name}`, attempt).finally(() => underWay.delete(delivery.id));
    },
  });
}
