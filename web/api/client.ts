import { createClient } from '#client';
import { accessToken } from './session.ts';

export { bodyOf, newKey, Refused } from '#client';
export type * from './types.ts';

/** The public API, called as the player who is logged in. */
export const api = createClient({ baseUrl: location.origin, token: accessToken });
