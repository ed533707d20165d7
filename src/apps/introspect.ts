import { appScopes } from '../accounts/caller.ts';
import { hashSecret } from '../accounts/sessions/secrets.ts';
import type { Deps } from '../platform/deps.ts';
import { required, type TokenRequest } from './exchange.ts';
import { type AppTokenRow, findAppToken } from './store/app-tokens.ts';

/**
 * Returns whether an app's token is valid and its scopes, only to that app (RFC 7662, section 2.2). All other tokens,
 * such as those of other apps and of sessions, are reported as unknown.
 * @throws OAuthError invalid_request
 */
export async function introspectToken(deps: Deps, request: TokenRequest) {
  const clientId = required(request, 'client_id');
  const token = await findAppToken(deps.db.prisma, hashSecret(required(request, 'token')));
  if (token === undefined || token.grant.clientId !== clientId || !isWorking(token, deps.clock()))
    return { active: false };
  const { kind, createdAt, expiresAt, grant } = token;
  // A refresh gives all granted scopes, even if the current access token has fewer.
  const { scopes } = kind === 'refresh' ? grant : token;
  return {
    active: true,
    scope: appScopes.filter((scope) => scopes.includes(scope)).join(' '),
    client_id: clientId,
    ...(kind === 'access' && { token_type: 'Bearer' as const }),
    iat: secondsOf(createdAt),
    exp: secondsOf(expiresAt),
    sub: grant.playerId,
    aud: deps.config.publicUrl,
    iss: deps.config.publicUrl,
  };
}

const isWorking = ({ usedAt, expiresAt, grant }: AppTokenRow, now: Date) =>
  usedAt === null && expiresAt > now && grant.endedAt === null;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);
