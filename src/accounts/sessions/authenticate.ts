import type { Deps } from '../../deps.ts';
import { apiScopes, type Caller, type Right, type Scope, sessionRights } from '../caller.ts';
import { readAccessToken } from './access-tokens.ts';
import { hashSecret } from './secrets.ts';

const useNotedEveryMs = 5 * 60_000;

/** Who the bearer of a token is: of an access token by its signature, of an API token by the database. */
export async function callerFor(deps: Deps, token: string | undefined): Promise<Caller | undefined> {
  if (token === undefined) return undefined;
  return token.startsWith('cbm_') ? callerOfApiToken(deps, token) : callerOfSession(deps, token);
}

function callerOfSession(deps: Deps, token: string): Caller | undefined {
  const holder = readAccessToken(deps, token);
  if (holder === undefined) return undefined;
  const { playerId, sessionId } = holder;
  return { playerId, credential: { kind: 'session', sessionId }, rights: sessionRights };
}

async function callerOfApiToken(deps: Deps, token: string): Promise<Caller | undefined> {
  const found = await deps.db.prisma.apiToken.findUnique({ where: { tokenHash: hashSecret(token) } });
  const now = deps.clock();
  if (found === null || found.revokedAt !== null) return undefined;
  if (found.expiresAt !== null && found.expiresAt <= now) return undefined;
  await noteUse(deps, found.id, found.lastUsedAt, now);
  const rights: ReadonlySet<Right> = new Set(found.scopes.filter(isScope));
  const { playerId } = found;
  return {
    playerId,
    credential: { kind: 'api-token', tokenId: found.id },
    rights,
    application: rights.has('players:act-for') ? playerId : undefined,
  };
}

/** Remembers that a token was used, not at each request but every few minutes. */
async function noteUse({ db }: Deps, id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < useNotedEveryMs) return;
  await db.prisma.apiToken.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

function isScope(text: string): text is Scope {
  return (apiScopes as readonly string[]).includes(text);
}
