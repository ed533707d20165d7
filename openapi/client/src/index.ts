export { type Client, type ClientOptions, createClient } from './client.ts';
export type { EventsOptions, LiveEvent } from './events.ts';
export type { components, operations, paths } from './generated/api.ts';
export { bodyOf, newKey, type Problem, Refused } from './refusal.ts';
export { retryingFetch } from './retrying-fetch.ts';
export type { ExternalPlayer, Fetch, Schemas, TokenSource } from './sending.ts';
export { renewSession, type Session, sessionTokens } from './session.ts';
