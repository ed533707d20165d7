import { recordGrantUse } from '../../apps/store/app-grants.ts';
import { versionOf } from '../../games/store/games.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Caller, linkRights, rightsOf, rightsOfApp, sessionRights } from '../caller.ts';
import { recordTokenUse } from '../store/api-tokens.ts';
import type { Known } from '../store/known-credentials.ts';
import { type Client, recordSessionUse } from '../store/sessions.ts';
import { readAccessToken } from './access-tokens.ts';
import { isLinkToken, readLinkToken } from './link-tokens.ts';
import { hashSecret, isSecret } from './secrets.ts';

/** Minimum interval between recorded uses of a credential, ms. */
const recordUseEveryMs = 5 * minuteMs;

/** The fault of a token that gives no access. */
export type TokenFault = 'unknown' | 'expired' | 'session-ended' | 'revoked';

/** Returns the current bearer of a token, or the token's fault. */
export async function callerFor(deps: Deps, token: string, client: Client): Promise<Caller | TokenFault> {
  // Tokens of version 0.1.0 have no checksum.
  if (token.startsWith('cbm_')) return callerOfApiToken(deps, token);
  if (isSecret(token, 'cba_')) return callerOfApp(deps, token);
  return isLinkToken(token) ? callerOfLink(deps, token) : callerOfSession(deps, token, client);
}

async function callerOfLink(deps: Deps, token: string): Promise<Caller | TokenFault> {
  const holder = await readLinkToken(deps, token);
  if (holder === undefined) return 'unknown';
  const { playerId, ...credential } = holder;
  // It shows the result of its decision, and nothing that happens later.
  const version = await versionOf(deps.db.prisma, credential.game);
  if (version === undefined || version > credential.version + 1) return 'session-ended';
  return { playerId, credential: { kind: 'link', ...credential }, rights: linkRights };
}

async function callerOfSession(deps: Deps, token: string, client: Client): Promise<Caller | TokenFault> {
  const holder = readAccessToken(deps, token);
  if (holder === undefined) return 'unknown';
  if (holder === 'expired') return 'expired';
  const { playerId, sessionId } = holder;
  const known = await deps.credentials.session(sessionId);
  if (known?.credential.endedAt !== null || known.credential.playerId !== playerId) return 'session-ended';
  if (isUseDue(deps, known)) await recordSessionUse(deps.db, sessionId, client, deps.clock());
  return { playerId, credential: { kind: 'session', sessionId }, rights: sessionRights };
}

async function callerOfApiToken(deps: Deps, token: string): Promise<Caller | TokenFault> {
  const known = await deps.credentials.apiToken(hashSecret(token));
  if (known === undefined) return 'unknown';
  const { id, playerId, scopes, expiresAt, revokedAt, gameId } = known.credential;
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= deps.clock()) return 'expired';
  if (isUseDue(deps, known)) await recordTokenUse(deps.db, id, deps.clock());
  const rights = rightsOf(scopes);
  const credential = { kind: 'api-token', tokenId: id, game: gameId } as const;
  return { playerId, credential, rights, application: rights.has('players:act-for') ? playerId : undefined };
}

async function callerOfApp(deps: Deps, token: string): Promise<Caller | TokenFault> {
  const known = await deps.credentials.appToken(hashSecret(token));
  if (known === undefined) return 'unknown';
  const { grantId, playerId, scopes, expiresAt, endedAt } = known.credential;
  if (endedAt !== null) return 'revoked';
  if (expiresAt <= deps.clock()) return 'expired';
  if (isUseDue(deps, known)) await recordGrantUse(deps.db, grantId, deps.clock());
  return { playerId, credential: { kind: 'app', grantId }, rights: rightsOfApp(scopes) };
}

/** Returns whether the use of a credential must be recorded now, which is only done every few minutes. */
function isUseDue({ clock }: Deps, known: Known<unknown>): boolean {
  const now = clock();
  if (known.lastUsedAt !== null && now.getTime() - known.lastUsedAt.getTime() < recordUseEveryMs)
    return false;
  known.lastUsedAt = now;
  return true;
}
