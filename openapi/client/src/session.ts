import createFetchClient from 'openapi-fetch';
import type { paths } from './generated/api.ts';
import { bodyOf, Refused } from './refusal.ts';
import { renewableTokens } from './renewable.ts';
import type { Fetch, Schemas, TokenSource } from './sending.ts';

/** The answer to a log-in (`POST /v1/sessions`). */
export type Session = Schemas['Session'];

/** Options for renewing a session. */
export interface Renewal {
  readonly baseUrl: string;
  readonly fetch?: Fetch | undefined;
  /** Called with the new session, which must be stored: the previous refresh token no longer works. */
  readonly onRenewed?: ((session: Session) => void) | undefined;
}

/** Returns a new session for a refresh token, which works once; undefined if the session has ended. */
export async function renewSession(
  refreshToken: string,
  { baseUrl, fetch }: Pick<Renewal, 'baseUrl' | 'fetch'>,
): Promise<Session | undefined> {
  const api = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  // The same key for the same token, so that a retry after a lost answer gets the same session.
  const headers = { 'Idempotency-Key': `renew-${refreshToken.slice(-12)}` };
  try {
    return await bodyOf(api.POST('/v1/sessions/refresh', { body: { refreshToken }, headers }));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return undefined;
    throw error;
  }
}

/** Returns the access tokens of a log-in; when the service refuses one, the session is renewed. */
export function sessionTokens(session: Session, renewal: Renewal): TokenSource {
  return renewableTokens(session, {
    accessTokenOf: ({ accessToken }) => accessToken,
    async renew({ refreshToken }) {
      const renewed = await renewSession(refreshToken, renewal);
      if (renewed !== undefined) renewal.onRenewed?.(renewed);
      return renewed;
    },
  });
}
