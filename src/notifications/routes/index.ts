import type { Route } from '../../http/endpoint/route.ts';
import { emailSuspensionRoutes } from './email-suspension.ts';
import { eventRoutes } from './events.ts';
import { gameNotificationRoutes } from './game-notifications.ts';
import { pushRoutes } from './push.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookEventTypeRoutes } from './webhook-event-types.ts';
import { webhookRoutes } from './webhooks.ts';

/** Endpoints about notifications and webhooks, in the order of the API’s description. */
export const notificationsRoutes: readonly Route[] = [
  ...emailSuspensionRoutes,
  ...gameNotificationRoutes,
  ...eventRoutes,
  ...pushRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...webhookEventTypeRoutes,
];
