import type { Deps } from '../../platform/deps.ts';
import type { DeliveryChannel, Transport } from '../channel.ts';
import type { GameServices } from '../game-services.ts';

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
): OpenChannel[] {
  return channels.map((channel) => ({ channel, transport: channel.open(deps, services) }));
}

/** The limits of all channels, by flag. */
export function limitsOf(channels: readonly DeliveryChannel[]): Readonly<Record<string, number>> {
  return Object.assign({}, ...channels.map(({ concurrency }) => concurrency));
}
