import type { Deps } from '../../deps.ts';
import type { DeliveryChannel, Transport } from '../channel.ts';
import type { GameServices } from '../game-services.ts';
import type { Lanes } from './lanes.ts';

/** A channel with its transport. */
export interface OpenChannel {
  readonly channel: DeliveryChannel;
  readonly transport: Transport;
}

/** Opens the transports of channels. */
export function openChannels(
  deps: Deps,
  channels: readonly DeliveryChannel[],
  services: GameServices,
  lanes: Lanes,
): OpenChannel[] {
  return channels.map((channel) => ({ channel, transport: channel.open(deps, services, lanes) }));
}

/** The limits of all channels, by flag. */
export function limitsOf(channels: readonly DeliveryChannel[]): Readonly<Record<string, number>> {
  return Object.assign({}, ...channels.map(({ concurrency }) => concurrency));
}

/** Marks the receiver of a slow job as slow, in the job's channel. */
export async function markSlow(open: readonly OpenChannel[], flags: readonly string[]): Promise<void> {
  for (const { channel, transport } of open) {
    if (!flags.includes(channel.name)) continue;
    for (const flag of flags) if (flag.includes(' ')) await transport.markSlow?.(flag);
  }
}
