/** The door for `http`: what players can say about their notices, and what they can listen to. */

export { type LiveEvent, LiveFeed } from './channels/live/feed.ts';
export {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  formats,
  listDeliveries,
  listEndpoints,
  readEndpoint,
  retryNow,
  rotateSecret,
  testEndpoint,
} from './channels/webhook/endpoints.ts';
export { type EventType, eventNames, eventTypes, testEvent } from './events/types.ts';
export { jitter, webhookSchedule } from './outbox/retry-schedule.ts';
export {
  changePreferences,
  noticesAbout,
  readPreferences,
  unsubscribe,
  unsubscriberOf,
} from './preferences/read-and-update.ts';
export { preferencesSchema } from './preferences/schema.ts';
