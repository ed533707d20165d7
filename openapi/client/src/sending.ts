import type { components } from './generated/api.ts';

export type Schemas = components['schemas'];
export type Fetch = (request: Request) => Promise<Response>;

/**
 * Answers a token that is good now; undefined when nobody is logged in. `refused` is one that the service did not
 * take: answer another, or undefined.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined> | string | undefined;

/** A player of an application: who it is at `provider`, for example the id of a user of a chat service. */
export interface ExternalPlayer {
  readonly provider: string;
  readonly externalId: string;
}

/** Who sends requests, and how. */
export interface Sender {
  /** An API token (`cbm_…`), an access token, or where to get one before each request. */
  readonly token?: string | TokenSource | undefined;
  /** Act for this player of your application. */
  readonly onBehalfOf?: ExternalPlayer | undefined;
  /** Sends a request; the global `fetch` when left out. */
  readonly fetch?: Fetch | undefined;
}

/** Sends requests in somebody's name. A token that the service refuses is renewed once, if its source can. */
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

// Looked up at each call: tests and tools replace the global.
const plainFetch: Fetch = (request) => fetch(request);

/** The value of `On-Behalf-Of`. */
function fieldOf({ provider, externalId }: ExternalPlayer): string {
  return `${provider}:${encodeURIComponent(externalId)}`;
}

function signed(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
