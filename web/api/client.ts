import { createClient } from '#client';
import { accessToken } from './session.ts';
import type { Me } from './types.ts';

export { bodyOf, newKey, Refused } from '#client';
export type * from './types.ts';

/** The public API, called as the player who is logged in. */
export const api = createClient({ baseUrl: location.origin, token: accessToken });

/** Returns the player's account as this page gets it: callers without a log-in get fewer members. */
export const wholeMe = (me: Partial<Me>): Me => me as Me;
