/** The door for `http`: what players can say about their notices, and what they can listen to. */
export {
  changePreferences,
  noticesAbout,
  readPreferences,
  unsubscribe,
  unsubscriberOf,
} from './choices.ts';
export { escaped } from './email/letter.ts';
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
} from './endpoints.ts';
export { type EventType, eventNames, eventTypes, testEvent } from './events.ts';
export { type LiveEvent, LiveFeed } from './live.ts';
export { preferencesSchema } from './preferences.ts';
export { jitter, webhookSchedule } from './schedule.ts';
