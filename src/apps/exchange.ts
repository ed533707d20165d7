import { hash, timingSafeEqual } from 'node:crypto';
import type { AppScope } from '../accounts/caller.ts';
import { revokeGrants } from '../accounts/revocations.ts';
import { hashSecret } from '../accounts/sessions/secrets.ts';
import { outsideTransaction } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';
import { keepRegistration } from './client.ts';
import { OAuthError } from './oauth-error.ts';
import { requireTarget, scopesIn } from './request.ts';
import { type AppCodeRow, findAppCode, takeAppCode } from './store/app-grants.ts';
import { type AppTokenRow, findAppToken, takeRefreshToken } from './store/app-tokens.ts';
import { type AppTokens, issueAppTokens } from './tokens.ts';

/** The parameters of a request for tokens, by name. */
export type TokenRequest = Readonly<Record<string, string | undefined>>;

const badCode = () =>
  new OAuthError('invalid_grant', 'The code is unknown, used or expired, or was issued for another request.');
const badToken = () =>
  new OAuthError('invalid_grant', 'The refresh token is unknown, used or expired, or the app was revoked.');

/**
 * Exchanges an authorization code for tokens (RFC 6749, section 4.1.3, and RFC 7636). A code works once: a second use may
 * be a theft, and ends its grant.
 * @throws OAuthError
 */
export async function exchangeCode(deps: Deps, request: TokenRequest): Promise<AppTokens> {
  requireTarget(deps.config.publicUrl, request['resource']);
  const codeHash = hashSecret(required(request, 'code'));
  const verifier = required(request, 'code_verifier');
  const [clientId, redirectUri] = [required(request, 'client_id'), required(request, 'redirect_uri')];
  await keepRegistration(deps, clientId);
  // The code is used up even if the rest is refused.
  const code = await outsideTransaction(() => takeCode(deps, codeHash));
  const isMeant = code.grant.clientId === clientId && code.redirectUri === redirectUri;
  if (!isMeant || !isVerifierOf(verifier, code.challenge)) throw badCode();
  return issueAppTokens(deps, code.grant, code.grant.scopes as AppScope[]);
}

/** @throws OAuthError invalid_grant */
async function takeCode(deps: Deps, codeHash: string): Promise<AppCodeRow> {
  const now = deps.clock();
  const code = await findAppCode(deps.db.prisma, codeHash);
  if (code === undefined) throw badCode();
  if (!(await takeAppCode(deps.db.prisma, codeHash, now))) {
    await revokeGrants(deps, { playerId: code.grant.playerId, id: code.grantId });
    throw badCode();
  }
  if (code.expiresAt <= now || code.grant.endedAt !== null) throw badCode();
  return code;
}

function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const made = Buffer.from(hash('sha256', verifier, 'base64url'));
  const expected = Buffer.from(challenge);
  return made.length === expected.length && timingSafeEqual(made, expected);
}

/**
 * Exchanges a refresh token for the next tokens, with the same scopes or fewer. A second use of a token ends the grant.
 * @throws OAuthError
 */
export async function refreshAppTokens(deps: Deps, request: TokenRequest): Promise<AppTokens> {
  requireTarget(deps.config.publicUrl, request['resource']);
  const clientId = required(request, 'client_id');
  await keepRegistration(deps, clientId);
  const token = await findAppToken(deps.db.prisma, hashSecret(required(request, 'refresh_token')));
  const isMeant = token?.kind === 'refresh' && token.grant.clientId === clientId;
  if (token === undefined || !isMeant || token.grant.endedAt !== null) throw badToken();
  const scopes = narrowed(token.grant.scopes as AppScope[], request['scope']);
  await outsideTransaction(() => takeRefresh(deps, token));
  return issueAppTokens(deps, token.grant, scopes);
}

/** @throws OAuthError invalid_grant */
async function takeRefresh(deps: Deps, { id, grant, expiresAt }: AppTokenRow): Promise<void> {
  const now = deps.clock();
  if (!(await takeRefreshToken(deps.db.prisma, id, now))) {
    await revokeGrants(deps, { playerId: grant.playerId, id: grant.id });
    throw badToken();
  }
  if (expiresAt <= now) throw badToken();
}

/**
 * Ends the grant of a token that an app no longer needs, with all its tokens (RFC 7009). An invalid token counts as
 * revoked.
 * @throws OAuthError invalid_request
 */
export async function revokeAppToken(deps: Deps, request: TokenRequest): Promise<void> {
  const token = await findAppToken(deps.db.prisma, hashSecret(required(request, 'token')));
  if (token === undefined || token.grant.clientId !== (request['client_id'] ?? token.grant.clientId)) return;
  await revokeGrants(deps, { playerId: token.grant.playerId, id: token.grantId });
}

/** @throws OAuthError invalid_scope */
function narrowed(granted: readonly AppScope[], scope: string | undefined): readonly AppScope[] {
  if (scope === undefined) return granted;
  const scopes = scopesIn(scope);
  if (scopes.every((one) => granted.includes(one))) return scopes;
  throw new OAuthError('invalid_scope', `The player granted ${granted.join(' ')} and no more.`);
}

/**
 * Returns a required parameter.
 * @throws OAuthError invalid_request
 */
export function required(request: TokenRequest, name: string): string {
  const value = request[name];
  if (value) return value;
  throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
}
