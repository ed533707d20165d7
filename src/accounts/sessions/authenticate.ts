import { findApiToken, recordTokenUse } from '../../db/api-tokens.ts';
import type { Deps } from '../../deps.ts';
import { minuteMs } from '../../time-units.ts';
import { apiScopes, type Caller, type Right, type Scope, sessionRights } from '../caller.ts';
import { readAccessToken } from './access-tokens.ts';
import { hashSecret } from './secrets.ts';

/** Limits how often the use of a token is recorded. */
const recordUseEveryMs = 5 * minuteMs;

/** Returns the bearer of a token: of an access token by its signature, of an API token by the database. */
export async function callerFor(deps: Deps, token: string | undefined): Promise<Caller | undefined> {
  if (token === undefined) return undefined;
  return token.startsWith('cbm_') ? callerOfApiToken(deps, token) : callerOfSession(deps, token);
}

function callerOfSession(deps: Deps, token: string): Caller | undefined {
  const holder = readAccessToken(deps, token);
  if (holder === undefined || holder === 'expired') return undefined;
  const { playerId, sessionId } = holder;
  return { playerId, credential: { kind: 'session', sessionId }, rights: sessionRights };
}

async function callerOfApiToken(deps: Deps, token: string): Promise<Caller | undefined> {
  const found = await findApiToken(deps.db, hashSecret(token));
  const now = deps.clock();
  if (found === undefined || found.revokedAt !== null) return undefined;
  if (found.expiresAt !== null && found.expiresAt <= now) return undefined;
  await recordUse(deps, found.id, found.lastUsedAt, now);
  const rights: ReadonlySet<Right> = new Set(found.scopes.filter(isScope));
  const { playerId } = found;
  return {
    playerId,
    credential: { kind: 'api-token', tokenId: found.id },
    rights,
    application: rights.has('players:act-for') ? playerId : undefined,
  };
}

/** Records that a token was used, not at each request but every few minutes. */
async function recordUse({ db }: Deps, id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < recordUseEveryMs) return;
  await recordTokenUse(db, id, now);
}

function isScope(text: string): text is Scope {
  return (apiScopes as readonly string[]).includes(text);
}
