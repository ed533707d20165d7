import * as oauth from 'oauth4webapi';
import { pause } from './pause.ts';
import { renewableTokens } from './renewable.ts';
import type { Fetch, Schemas, TokenSource } from './sending.ts';

/** What an app may be let do. */
export type AppScope = Schemas['App']['scopes'][number];

/** An app of yours, as its players know it. */
export interface AppOptions {
  /** Address of the service, without `/v1`: `https:`, or `http:` on the own machine. */
  readonly baseUrl: string;
  /** The URL of its client metadata document, its own origin, or `http://localhost` for a program on the player’s machine. */
  readonly clientId: string;
  /** Sends a request; left out: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/** What an app was given by a player: store it. */
export interface AppTokens {
  readonly accessToken: string;
  /** For the next tokens, once. */
  readonly refreshToken: string;
  readonly scopes: readonly AppScope[];
}

/** A player on the way to the service: keep it where the player comes back to, and show it to nobody. */
export interface Begun {
  /** Where the player goes. */
  readonly url: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Proves that it is the same app that comes back (PKCE). */
  readonly verifier: string;
}

/** The codes of an app without a browser: show `user_code` and `verification_uri` to the player. */
export type DeviceCodes = Schemas['DeviceCodes'];

/** Thrown when the player, or the service, does not let the app in. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  /** The error of OAuth: `access_denied`, `expired_token`, `invalid_grant`, … */
  readonly code: string;

  constructor(code: string, description: string, options?: ErrorOptions) {
    super(description, options);
    this.code = code;
  }
}

/** An app that players let in. */
export interface App {
  /** Returns where to send a player who is to let the app in, and what to keep meanwhile. */
  begin(asked: { readonly redirectUri: string; readonly scopes: readonly AppScope[] }): Promise<Begun>;
  /** Returns the tokens when the player has come back to an address; throws a NotLetIn otherwise. */
  finish(begun: Begun, calledBack: string | URL): Promise<AppTokens>;
  /** Returns codes for an app that has no browser. */
  beginDevice(scopes: readonly AppScope[]): Promise<DeviceCodes>;
  /** Waits until the player has typed the code, and returns the tokens; throws a NotLetIn if the player refuses. */
  finishDevice(codes: DeviceCodes, options?: { readonly signal?: AbortSignal }): Promise<AppTokens>;
  /** Returns the next tokens for a refresh token, which works once; undefined if the player lets the app in no more. */
  refresh(refreshToken: string): Promise<AppTokens | undefined>;
  /**
   * Returns the `token` of a client: when the service refuses the access token, they are refreshed.
   * @param onRenewed is called with the new tokens, which must be stored
   */
  tokens(tokens: AppTokens, onRenewed: (tokens: AppTokens) => void): TokenSource;
  /** Gives up what the player let the app do; either token will do. */
  giveUp(token: string): Promise<void>;
}

interface HttpOptions {
  readonly [oauth.allowInsecureRequests]: boolean;
  readonly [oauth.customFetch]?: (url: string, init: object) => Promise<Response>;
}

/** What requests of an app have in common. */
interface Parts {
  readonly client: oauth.Client;
  readonly options: HttpOptions;
  /** The endpoints, which are looked up once. */
  server(): Promise<oauth.AuthorizationServer>;
}

const noSecret = oauth.None();
const loopbackHosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/** Creates an app: OAuth 2.1 without a secret and without registration. */
export function createApp({ baseUrl, clientId, fetch: send }: AppOptions): App {
  const issuer = new URL(baseUrl);
  const options: HttpOptions = {
    // Without TLS only a service on the own machine is asked.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:' && loopbackHosts.includes(issuer.hostname),
    ...(send !== undefined && { [oauth.customFetch]: (url, init) => send(new Request(url, init)) }),
  };
  let found: Promise<oauth.AuthorizationServer> | undefined;
  const server = () => {
    found ??= discover(issuer, options).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  const parts: Parts = { client: { client_id: clientId }, options, server };
  const app: App = {
    begin: (asked) => begin(parts, asked),
    finish: (begun, calledBack) => letIn(() => finish(parts, begun, calledBack)),
    beginDevice: (scopes) => letIn(() => beginDevice(parts, scopes)),
    finishDevice: (codes, { signal } = {}) => letIn(() => finishDevice(parts, codes, signal)),
    refresh: (refreshToken) => refresh(parts, refreshToken),
    tokens: (tokens, onRenewed) =>
      renewableTokens(tokens, {
        accessTokenOf: ({ accessToken }) => accessToken,
        async renew({ refreshToken }) {
          const renewed = await app.refresh(refreshToken);
          if (renewed !== undefined) onRenewed(renewed);
          return renewed;
        },
      }),
    giveUp: (token) => giveUp(parts, token),
  };
  return app;
}

async function discover(issuer: URL, options: HttpOptions): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' });
  return oauth.processDiscoveryResponse(issuer, response);
}

async function begin(
  { client, server }: Parts,
  { redirectUri, scopes }: Parameters<App['begin']>[0],
): Promise<Begun> {
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const url = new URL((await server()).authorization_endpoint ?? '');
  const parameters = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, redirectUri, state, verifier };
}

async function finish(
  { client, options, server: find }: Parts,
  { redirectUri, state, verifier }: Begun,
  calledBack: string | URL,
): Promise<AppTokens> {
  const server = await find();
  const parameters = oauth.validateAuthResponse(server, client, new URL(calledBack), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    noSecret,
    parameters,
    redirectUri,
    verifier,
    options,
  );
  return tokensFrom(await oauth.processAuthorizationCodeResponse(server, client, response));
}

async function beginDevice(
  { client, options, server: find }: Parts,
  scopes: readonly AppScope[],
): Promise<DeviceCodes> {
  const server = await find();
  const wanted = { scope: scopes.join(' ') };
  const response = await oauth.deviceAuthorizationRequest(server, client, noSecret, wanted, options);
  return (await oauth.processDeviceAuthorizationResponse(server, client, response)) as DeviceCodes;
}

/** Asks for the tokens at the pace that the service wants. */
async function finishDevice(
  { client, options, server: find }: Parts,
  { device_code, interval }: DeviceCodes,
  signal: AbortSignal | undefined,
): Promise<AppTokens> {
  const server = await find();
  for (let seconds = interval; ; ) {
    await pause(seconds * 1000, signal);
    const response = await oauth.deviceCodeGrantRequest(server, client, noSecret, device_code, options);
    try {
      return tokensFrom(await oauth.processDeviceCodeResponse(server, client, response));
    } catch (error) {
      const code = error instanceof oauth.ResponseBodyError ? error.error : '';
      if (code === 'slow_down')
        seconds += 5; // as RFC 8628 has it
      else if (code !== 'authorization_pending') throw error;
    }
  }
}

async function refresh(
  { client, options, server: find }: Parts,
  refreshToken: string,
): Promise<AppTokens | undefined> {
  const server = await find();
  // The same key for the same token, so that a retry after a lost answer gets the same tokens.
  const headers = { 'Idempotency-Key': `refresh-${refreshToken.slice(-12)}` };
  const more = { ...options, headers };
  const response = await oauth.refreshTokenGrantRequest(server, client, noSecret, refreshToken, more);
  try {
    return tokensFrom(await oauth.processRefreshTokenResponse(server, client, response));
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return undefined;
    throw error;
  }
}

async function giveUp({ client, options, server: find }: Parts, token: string): Promise<void> {
  const response = await oauth.revocationRequest(await find(), client, noSecret, token, options);
  await oauth.processRevocationResponse(response);
}

/** Passes on what OAuth says of a player who was not let in, or did not let in. */
async function letIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError)
      throw new NotLetIn(error.error, error.error_description ?? error.error, { cause: error });
    throw error;
  }
}

function tokensFrom({
  access_token,
  refresh_token = '',
  scope = '',
}: oauth.TokenEndpointResponse): AppTokens {
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    scopes: scope.split(' ') as AppScope[],
  };
}
