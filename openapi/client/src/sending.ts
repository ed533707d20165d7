import type { components } from './generated/api.ts';

export type Schemas = components['schemas'];
/** Types of the answers: without an `Accept` field nothing comes in lines (`application/x-ndjson`). */
export type Media = `${string}/json` | `${string}/${string}+json` | `text/${string}` | `image/${string}`;
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Returns a valid token; undefined if nobody is logged in. `refused` is a token that the service did not accept: return
 * another one, or undefined.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined> | string | undefined;

/** A player of an application, by the id at `provider`: for example of a user of a chat service. */
export interface ExternalPlayer {
  readonly provider: string;
  readonly externalId: string;
}

/** The sender of requests. */
export interface Sender {
  /** An API token (`cbm_…`), an access token, or a function that returns one before each request. */
  readonly token?: string | TokenSource | undefined;
  /** Acts for this player of your application. */
  readonly onBehalfOf?: ExternalPlayer | undefined;
  /** Sends a request; left out: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/** Returns a `fetch` that authenticates requests. A token that the service refuses is renewed once, if possible. */
export function sendAs({ token, onBehalfOf, fetch: send = plainFetch }: Sender): Fetch {
  const named = (request: Request) => {
    if (onBehalfOf !== undefined) request.headers.set('on-behalf-of', fieldOf(onBehalfOf));
    return request;
  };
  if (typeof token !== 'function') return (request) => send(signed(named(request), token));
  return async (request) => {
    const again = named(request).clone();
    const first = await token();
    const response = await send(signed(request, first));
    if (response.status !== 401 || first === undefined) return response;
    const renewed = await token(first);
    return renewed === undefined ? response : send(signed(again, renewed));
  };
}

// Looked up on each call, because tests and tools replace the global.
const plainFetch: Fetch = (request) => fetch(request);

/** The value of `On-Behalf-Of`. */
function fieldOf({ provider, externalId }: ExternalPlayer): string {
  return `${provider}:${encodeURIComponent(externalId)}`;
}

function signed(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
