import type { DeliveryChannel } from '../../channel.ts';
import { reachOf } from '../../outgoing/reach.ts';
import { openSender } from '../../outgoing/sender.ts';
import { isWithinLevel } from '../../preferences/levels.ts';
import { hasEndpoint, isWatched } from '../../store/webhook-endpoints.ts';
import { webhookDeliveries } from './deliveries.ts';
import { webhookChannel } from './schedule.ts';
import { webhookTransport } from './transport.ts';
import { watcherDeliveries } from './watchers.ts';

/** Webhooks: signed JSON to a player's programs, or messages to a room of Discord or Slack. */
export const webhook: DeliveryChannel = {
  ...webhookChannel,
  isStored: true,
  concurrency: { atOnce: 28 },
  reachable: hasEndpoint,
  reachesHosts: true,
  wants: (preferences, notification) =>
    preferences.webhooks && isWithinLevel(preferences, notification, 'all'),
  deliveriesFor: webhookDeliveries,
  watchers: { reachable: isWatched, deliveries: watcherDeliveries },
  open: (deps) => webhookTransport(deps, openSender(reachOf(deps))),
};
