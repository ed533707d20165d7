import { type AppScope, appScopes } from '../accounts/caller.ts';
import type { Deps } from '../platform/deps.ts';
import { type AppClient, clientFor } from './client.ts';
import { OAuthError } from './oauth-error.ts';
import { type RedirectAddress, readRedirectAddress } from './redirect-address.ts';

/** An app's authorization request (RFC 6749, section 4.1.1, with PKCE). */
export interface AppRequest extends AppClient {
  readonly redirect: RedirectAddress;
  readonly scopes: readonly AppScope[];
  /** The PKCE challenge, with method S256. */
  readonly challenge: string;
  readonly state: string | undefined;
}

/** Thrown for an invalid request; `back` is the redirect address that reports the error, if the app is trusted. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly error: OAuthError;
  readonly back: string | undefined;

  constructor(error: OAuthError, back: string | undefined) {
    super(error.message);
    this.error = error;
    this.back = back;
  }
}

const longestState = 2000;

/**
 * Parses the query with which an app sent a player to the consent page.
 * @throws RefusedRequest
 */
export async function readAppRequest(deps: Deps, query: string): Promise<AppRequest> {
  const parameters = new URLSearchParams(query);
  const redirect = readRedirectAddress(only(parameters, 'redirect_uri') ?? '');
  if (redirect === undefined) {
    const text =
      'The redirect_uri must be an address with https, with http on the own machine, or with a scheme like com.example.app.';
    throw new RefusedRequest(new OAuthError('invalid_request', text), undefined);
  }
  const client = await clientOr(deps, parameters, redirect);
  const state = only(parameters, 'state');
  try {
    return { ...client, redirect, state, ...termsIn(deps, parameters) };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    throw new RefusedRequest(error, addressBack(deps, { redirect, state }, { error }));
  }
}

/** An unproved app is not redirected to, because its address may belong to someone else. */
async function clientOr(
  deps: Deps,
  parameters: URLSearchParams,
  redirect: RedirectAddress,
): Promise<AppClient> {
  try {
    return await clientFor(deps, only(parameters, 'client_id') ?? '', redirect);
  } catch (error) {
    throw error instanceof OAuthError ? new RefusedRequest(error, undefined) : error;
  }
}

/** @throws OAuthError */
function termsIn({ config }: Deps, parameters: URLSearchParams): Pick<AppRequest, 'scopes' | 'challenge'> {
  const repeated = [...parameters.keys()].find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) throw new OAuthError('invalid_request', 'A parameter is there twice.');
  if (parameters.get('response_type') !== 'code')
    throw new OAuthError('unsupported_response_type', 'The response_type must be code.');
  if ((parameters.get('response_mode') ?? 'query') !== 'query')
    throw new OAuthError('invalid_request', 'The response_mode must be query.');
  if (parameters.has('request') || parameters.has('request_uri'))
    throw new OAuthError('invalid_request', 'Send the parameters themselves.');
  requireTarget(config.publicUrl, parameters.get('resource'));
  if ((parameters.get('state') ?? '').length > longestState)
    throw new OAuthError('invalid_request', 'The state is too long.');
  return { challenge: challengeIn(parameters), scopes: scopesIn(parameters.get('scope')) };
}

function challengeIn(parameters: URLSearchParams): string {
  const challenge = parameters.get('code_challenge') ?? '';
  if (parameters.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new OAuthError(
      'invalid_request',
      'PKCE is needed: a code_challenge, and code_challenge_method=S256.',
    );
  return challenge;
}

/**
 * Parses the scopes in a `scope`; the default is `read`.
 * @throws OAuthError invalid_scope
 */
export function scopesIn(scope: string | null | undefined): readonly AppScope[] {
  const named = new Set((scope || 'read').split(' ').filter((one) => one !== ''));
  const known = appScopes.filter((one) => named.delete(one));
  if (named.size === 0 && known.length > 0) return known;
  throw new OAuthError('invalid_scope', `There are these scopes: ${appScopes.join(' ')}.`);
}

/**
 * Requires that a token is meant for this service (RFC 8707).
 * @throws OAuthError invalid_target
 */
export function requireTarget(publicUrl: string, resource: string | null | undefined): void {
  const here = new URL(publicUrl).origin;
  if (resource != null && !(URL.canParse(resource) && new URL(resource).origin === here))
    throw new OAuthError('invalid_target', `Tokens are for ${publicUrl} alone.`);
}

const only = (parameters: URLSearchParams, name: string): string | undefined => {
  const all = parameters.getAll(name);
  return all.length === 1 ? all[0] : undefined;
};

/** Returns the redirect address that reports the player's decision to an app; `iss` identifies this service (RFC 9207). */
export function addressBack(
  { config }: Pick<Deps, 'config'>,
  { redirect, state }: Pick<AppRequest, 'redirect' | 'state'>,
  answer: { readonly code: string } | { readonly error: OAuthError },
): string {
  const parameters = new URLSearchParams(
    'code' in answer
      ? { code: answer.code }
      : { error: answer.error.code, error_description: answer.error.message },
  );
  if (state !== undefined) parameters.set('state', state);
  parameters.set('iss', config.publicUrl);
  return `${redirect.address}${redirect.address.includes('?') ? '&' : '?'}${parameters}`;
}
