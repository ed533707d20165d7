import type { TokenFault } from '../../accounts/sessions/authenticate.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { Config } from '../../settings/config.ts';

/** Advice for the caller, by the fault of the token. */
const details: Readonly<Record<TokenFault | 'missing', string>> = {
  missing: 'Send a token: Authorization: Bearer, then an access token or an API token.',
  unknown: 'The token is not one of this service, or is incomplete.',
  expired:
    'The token has expired: refresh the session, or create another API token; an app refreshes its tokens.',
  'session-ended': 'The session of this token has ended: log in again.',
  revoked: 'The API token was deleted or revoked, or the player let the app no longer in: get another one.',
};

/** Returns the problem of a request without a valid token; `fault` is undefined if it has no bearer token. */
export function unauthenticated(fault: TokenFault | undefined): Problem {
  const tokenFault = fault ?? 'missing';
  return problem('unauthenticated', { detail: details[tokenFault], tokenFault });
}

/** The scheme and realm of every `WWW-Authenticate` field. */
export const bearerRealm = 'Bearer realm="carcassonne-by-mail"';

/**
 * Returns the `WWW-Authenticate` field of a refusal (RFC 6750, section 3). The error is named only if a token was sent;
 * without a valid one, it contains the address of the metadata about token issuers (RFC 9728, section 5.1). Returns
 * undefined if the token is not the reason.
 * @param resource the path of a protected resource with metadata of its own, which every refusal names
 */
export function challengeOf(
  { kind, status, members }: Problem,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  resource = '',
): string | undefined {
  const where = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${resource}"`;
  const { tokenFault, requiredScope, detail } = members;
  if (kind === 'insufficient-scope' || kind === 'login-required') {
    const scope = requiredScope === undefined ? '' : `, scope="${requiredScope}"`;
    const more = resource === '' ? '' : `, ${where}`;
    return `${bearerRealm}, error="insufficient_scope", error_description="${detail}"${scope}${more}`;
  }
  if (status !== 401) return undefined;
  if (tokenFault === undefined || tokenFault === 'missing') return `${bearerRealm}, ${where}`;
  return `${bearerRealm}, error="invalid_token", error_description="${detail}", ${where}`;
}
