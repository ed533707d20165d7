import { createClient } from '#client';
import { watched } from './connection.ts';
import { takingEarly } from './early.ts';
import { sendByLink } from './link-session.ts';
import { accessToken } from './session.ts';
import type { Me } from './types.ts';

export { bodyOf, newKey, Refused } from '#client';
export type * from './types.ts';

/** The public API, called as the player who is logged in, or by the link of an email. */
export const api = createClient({
  baseUrl: location.origin,
  token: accessToken,
  fetch: watched(takingEarly(sendByLink)),
});

/** Narrows the type of the player's account: only callers with API tokens get fewer members. */
export const wholeMe = (me: Partial<Me>): Me => me as Me;
