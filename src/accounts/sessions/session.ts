import {
  insertRefreshToken,
  type NewRefreshToken,
  type SessionOwner,
} from '../../apps/store/refresh-tokens.ts';
import { newId } from '../../db/id.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireGoodStanding } from '../../players/may-write.ts';
import { revokeExcessSessions } from '../revocations.ts';
import { type Client, insertSession } from '../store/sessions.ts';
import { accessSeconds, signAccessToken } from './access-tokens.ts';
import { emailAboutNewLogIn } from './new-log-in.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The two tokens of a login session; each is returned only once. */
export interface Session {
  readonly tokenType: 'Bearer';
  readonly accessToken: string;
  /** Seconds for which the access token is valid. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
  readonly playerId: string;
  readonly sessionId: string;
}

/** A new refresh token: the player's token and its row. */
export interface IssuedToken {
  readonly refreshToken: string;
  readonly row: NewRefreshToken;
}

/** Maximum number of active sessions of a player. */
const maxSessions = 100;

/**
 * Starts a session of a player whose identity is proved. Above the maximum, the least recently used session ends.
 * @throws Problem banned
 */
export async function startSession(deps: Deps, playerId: string, client: Client): Promise<Session> {
  await requireGoodStanding(deps, playerId);
  const sessionId = newId();
  const issued = issueRefreshToken(deps);
  const { createdAt, expiresAt } = issued.row;
  await insertSession(deps.db, { id: sessionId, playerId, createdAt, expiresAt, client });
  await insertRefreshToken(deps.db, sessionId, issued.row);
  await revokeExcessSessions(deps, playerId, maxSessions);
  await emailAboutNewLogIn(deps, { playerId, sessionId, client });
  return sessionOf(deps, { playerId, sessionId }, issued);
}

/** Returns a new refresh token; it is invalid until its row is stored. */
export function issueRefreshToken({ clock, config }: Deps): IssuedToken {
  const createdAt = clock();
  const expiresAt = new Date(createdAt.getTime() + config.refreshTokenDays * dayMs);
  const refreshToken = newSecret('cbr_');
  return { refreshToken, row: { id: newId(), tokenHash: hashSecret(refreshToken), createdAt, expiresAt } };
}

/** Returns a session with a signed access token and its next refresh token. */
export function sessionOf(deps: Deps, owner: SessionOwner, { refreshToken, row }: IssuedToken): Session {
  return {
    tokenType: 'Bearer',
    accessToken: signAccessToken(deps, owner),
    expiresIn: accessSeconds(deps),
    refreshToken,
    refreshExpiresAt: row.expiresAt,
    ...owner,
  };
}
