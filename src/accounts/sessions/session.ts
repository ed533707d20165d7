import type { Db } from '../../db/client.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { accessSeconds, signAccessToken } from './access-tokens.ts';
import { hashSecret, newSecret } from './secrets.ts';

const dayMs = 86_400_000;

/** The two tokens of a log-in; each is shown once. */
export interface Session {
  readonly tokenType: 'Bearer';
  readonly accessToken: string;
  /** Seconds for which the access token is good. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
  readonly playerId: string;
}

/** Adds the next refresh token of a session (a family of refresh tokens) and signs an access token. */
export async function continueSession(
  deps: Deps,
  refreshTokens: Pick<Db['prisma']['refreshToken'], 'create'>,
  { playerId, familyId }: { playerId: string; familyId: string },
): Promise<Session> {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + deps.config.refreshTokenDays * dayMs);
  const refreshToken = newSecret('cbr_');
  const tokenHash = hashSecret(refreshToken);
  await refreshTokens.create({
    data: { id: newId(), familyId, playerId, tokenHash, createdAt: now, expiresAt },
  });
  return {
    tokenType: 'Bearer',
    accessToken: signAccessToken(deps, { playerId, sessionId: familyId }),
    expiresIn: accessSeconds(deps),
    refreshToken,
    refreshExpiresAt: expiresAt.toISOString(),
    playerId,
  };
}
