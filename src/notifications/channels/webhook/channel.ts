import { slowFlag, slowOwnerFlag } from '../../../db/endpoint-queue.ts';
import { playersWithEndpoint } from '../../../db/webhook-endpoints.ts';
import type { DeliveryChannel } from '../../channel.ts';
import { openSender } from '../../outgoing/sender.ts';
import { isWithinLevel } from '../../preferences/levels.ts';
import { webhookDeliveries } from './deliveries.ts';
import { endpointFlag, ownerFlag, webhookChannel } from './flags.ts';
import { webhookSchedule } from './schedule.ts';
import { webhookTransport } from './transport.ts';

/** Webhooks: signed JSON to a player's programs, or messages to a room of Discord or Slack. */
export const webhook: DeliveryChannel = {
  name: webhookChannel,
  isStored: true,
  concurrency: {
    [webhookChannel]: 28,
    [ownerFlag]: 14,
    [endpointFlag]: 4,
    [slowFlag]: 8,
    [slowOwnerFlag]: 1,
  },
  retrySchedule: webhookSchedule,
  reachable: playersWithEndpoint,
  wants: (preferences, notification) =>
    preferences.webhooks && isWithinLevel(preferences, notification, 'all'),
  deliveriesFor: webhookDeliveries,
  open: (deps, _, lanes) => webhookTransport(deps, openSender(deps.config.webhookAllowedRanges), lanes),
};
