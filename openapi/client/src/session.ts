import createFetchClient from 'openapi-fetch';
import type { paths } from './generated/api.ts';
import { bodyOf, Refused } from './refusal.ts';
import type { Fetch, Schemas, TokenSource } from './sending.ts';

/** What a log-in (`POST /v1/sessions`) answers. */
export type Session = Schemas['Session'];

/** Where to renew, and whom to tell. */
export interface Renewal {
  readonly baseUrl: string;
  readonly fetch?: Fetch | undefined;
  /** Keep what it is called with: the refresh token before works no more. */
  readonly onRenewed?: ((session: Session) => void) | undefined;
}

/** A new session for its refresh token, which works once; undefined when the session is over. */
export async function renewSession(
  refreshToken: string,
  { baseUrl, fetch }: Pick<Renewal, 'baseUrl' | 'fetch'>,
): Promise<Session | undefined> {
  const api = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  // The same key for the same token: when the answer got lost, asking again gives it once more.
  const headers = { 'Idempotency-Key': `renew-${refreshToken.slice(-12)}` };
  try {
    return await bodyOf(api.POST('/v1/sessions/refresh', { body: { refreshToken }, headers }));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return undefined;
    throw error;
  }
}

/** The access tokens of a log-in; a new one is got when the service refuses the last. */
export function sessionTokens(session: Session, renewal: Renewal): TokenSource {
  let current: Session | undefined = session;
  let renewing: Promise<void> | undefined;
  const renew = async ({ refreshToken }: Session) => {
    current = await renewSession(refreshToken, renewal);
    if (current !== undefined) renewal.onRenewed?.(current);
  };
  return async (refused) => {
    if (current !== undefined && current.accessToken === refused) {
      renewing ??= renew(current).finally(() => {
        renewing = undefined;
      });
      await renewing;
    }
    return current?.accessToken;
  };
}
