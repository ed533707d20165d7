import { newId } from '../../db/id.ts';
import { insertRefreshToken, type NewRefreshToken, type SessionOwner } from '../../db/refresh-tokens.ts';
import type { Deps } from '../../deps.ts';
import { dayMs } from '../../time-units.ts';
import { accessSeconds, signAccessToken } from './access-tokens.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The two tokens of a log-in; each is shown once. */
export interface Session {
  readonly tokenType: 'Bearer';
  readonly accessToken: string;
  /** Seconds for which the access token is valid. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
  readonly playerId: string;
}

/** A new refresh token: what the player gets, and the row that stands for it. */
export interface IssuedToken {
  readonly refreshToken: string;
  readonly row: NewRefreshToken;
}

/** Starts a session of a player. */
export async function startSession(deps: Deps, playerId: string): Promise<Session> {
  const owner = { playerId, familyId: newId() };
  const issued = issueRefreshToken(deps);
  await insertRefreshToken(deps.db, owner, issued.row);
  return sessionOf(deps, owner, issued);
}

/** Returns a new refresh token; it is worth nothing before its row is stored. */
export function issueRefreshToken({ clock, config }: Deps): IssuedToken {
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + config.refreshTokenDays * dayMs);
  const refreshToken = newSecret('cbr_');
  return { refreshToken, row: { id: newId(), tokenHash: hashSecret(refreshToken), createdAt, expiresAt } };
}

/** Returns a session with a signed access token and its next refresh token. */
export function sessionOf(
  deps: Deps,
  { playerId, familyId }: SessionOwner,
  { refreshToken, row }: IssuedToken,
): Session {
  return {
    tokenType: 'Bearer',
    accessToken: signAccessToken(deps, { playerId, sessionId: familyId }),
    expiresIn: accessSeconds(deps),
    refreshToken,
    refreshExpiresAt: row.expiresAt.toISOString(),
    playerId,
  };
}
