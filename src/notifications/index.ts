export {
  resubscribe,
  type Subscription,
  subscriptionOf,
  unsubscribe,
} from './channels/email/address/unsubscribe.ts';
export { deliveryChannels } from './channels/index.ts';
export type { LiveEvent } from './channels/live/events-for.ts';
export { LiveFeed } from './channels/live/feed.ts';
export type { LiveBatch } from './channels/live/follow.ts';
export type { Followed as FollowedLive, Subscription as LiveSubscription } from './channels/live/listener.ts';
export { maxRepeats } from './channels/live/past.ts';
export { type CloseReason, streamEventSchemas } from './channels/live/stream-events.ts';
export { isBrowserKey, isBrowserSecret } from './channels/push/browser-keys.ts';
export {
  addPushSubscription,
  deletePushSubscription,
  listPushSubscriptions,
  testPushSubscription,
} from './channels/push/subscriptions.ts';
export { listDeliveries, retryNow, testEndpoint } from './channels/webhook/endpoint-log.ts';
export {
  clubEvents,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  misfit,
  readEndpoint,
  resultEvent,
  rotateSecret,
  updateEndpoint,
  usualEvents,
} from './channels/webhook/endpoints.ts';
export { webhookSchedule } from './channels/webhook/schedule.ts';
export { gameResultSchema, resultOf } from './kinds/game-result.ts';
export {
  kinds,
  liveEventSchemas,
  type NotificationType,
  notificationTypes,
  testEvent,
  webhookEventSchemas,
  webhookExamples,
} from './kinds/index.ts';
export { audiences } from './kinds/kind.ts';
export { listNotifications } from './outbox/game-deliveries.ts';
export { jitter } from './outbox/retry-schedule.ts';
export { readPreferences, updatePreferences } from './preferences/read-and-update.ts';
export { preferencesSchema } from './preferences/schema.ts';
export { deliveryStates } from './store/deliveries.ts';
export { WebhookFormat, WebhookGames } from './store/webhook-endpoints.ts';
export { failingChannels } from './workers/failing-channels.ts';
