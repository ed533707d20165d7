import { randomBytes } from 'node:crypto';
import { networkOf, spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { OAuthError } from './oauth-error.ts';
import { readRedirectAddress } from './redirect-address.ts';
import { insertRegisteredApp } from './store/registered-apps.ts';

/** Prefix of registered apps' ids, and of no others. */
export const registeredPrefix = 'app_';

const maxRedirects = 10;

/** The used part of an app's registration metadata (RFC 7591, section 2); null counts as omitted. */
export interface ClientMetadata {
  readonly redirect_uris?: readonly string[] | null | undefined;
  readonly grant_types?: readonly string[] | null | undefined;
  readonly response_types?: readonly string[] | null | undefined;
}

/**
 * Registers a public client (RFC 7591): it gets an id and no secret, and must use PKCE. Redirect addresses of unsupported
 * kinds are ignored, because some apps list every address they might use on any server; the response lists the others. A
 * registration expires after 90 days without use.
 * @param address of the caller
 * @throws OAuthError invalid_redirect_uri, invalid_client_metadata; Problem too-many-requests
 */
export async function registerApp(deps: Deps, metadata: ClientMetadata, address: string) {
  await spend(deps, 'app-registrations-hourly', networkOf(address));
  const redirectUris = redirectsIn(metadata);
  refuseUnfit(metadata);
  const clientId = `${registeredPrefix}${randomBytes(18).toString('base64url')}`;
  const now = deps.clock();
  await insertRegisteredApp(deps.db.prisma, { clientId, redirectUris, createdAt: now, usedAt: now });
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none' as const,
  };
}

/** @throws OAuthError invalid_redirect_uri */
function redirectsIn({ redirect_uris }: ClientMetadata): string[] {
  const named = [...new Set(redirect_uris ?? [])];
  if (named.length === 0 || named.length > maxRedirects)
    throw new OAuthError('invalid_redirect_uri', `Name one to ${maxRedirects} redirect_uris.`);
  const supported = named.filter((address) => readRedirectAddress(address) !== undefined);
  if (supported.length > 0) return supported;
  throw new OAuthError(
    'invalid_redirect_uri',
    'A redirect_uri must use https, http on the own machine, or a scheme like com.example.app.',
  );
}

/** @throws OAuthError invalid_client_metadata */
function refuseUnfit({ grant_types, response_types }: ClientMetadata): void {
  if (grant_types && !grant_types.includes('authorization_code'))
    throw new OAuthError('invalid_client_metadata', 'The grant_types must include authorization_code.');
  if (response_types && !response_types.includes('code'))
    throw new OAuthError('invalid_client_metadata', 'The response_types must include code.');
}
