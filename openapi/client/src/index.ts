export { type Client, type ClientOptions, createClient } from './client.ts';
export type { EventsWish, LiveEvent } from './events.ts';
export type { components, operations, paths } from './generated/api.ts';
export { patientFetch } from './patience.ts';
export { bodyOf, newKey, type Problem, Refused } from './refusal.ts';
export type { ExternalPlayer, Fetch, Schemas, TokenSource } from './sending.ts';
export { renewSession, type Session, sessionTokens } from './session.ts';
