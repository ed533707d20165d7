import type { Db } from '../../db/client.ts';
import type { RefreshToken } from '../../generated/prisma/client.ts';

/** A refresh token by its hash. */
export type NewRefreshToken = Readonly<Pick<RefreshToken, 'id' | 'tokenHash' | 'createdAt' | 'expiresAt'>>;

/** A session and its player. */
export interface SessionOwner {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Adds the first refresh token of a session. */
export async function insertRefreshToken(
  { prisma }: Db,
  sessionId: string,
  token: NewRefreshToken,
): Promise<void> {
  await prisma.refreshToken.create({ data: { sessionId, ...token } });
}

/**
 * Consumes the refresh token with hash `usedHash` and adds the next of its session, in one statement. Of two simultaneous
 * calls the second waits, and finds the token used and its successor. Returns undefined if the token is unknown, used or
 * expired, or its session has ended.
 */
export async function replaceRefreshToken(
  { prisma }: Db,
  usedHash: string,
  next: NewRefreshToken,
): Promise<SessionOwner | undefined> {
  const [owner] = await prisma.$queryRaw<SessionOwner[]>`
    WITH session AS (
      UPDATE sessions s SET expires_at = ${next.expiresAt}::timestamptz, last_used_at = ${next.createdAt}::timestamptz
      FROM refresh_tokens t
      WHERE t.token_hash = ${usedHash} AND s.id = t.session_id AND s.ended_at IS NULL
        AND t.used_at IS NULL AND t.expires_at > ${next.createdAt}::timestamptz
      RETURNING s.id, s.player_id
    ), used AS (
      UPDATE refresh_tokens t SET used_at = ${next.createdAt}::timestamptz FROM session
      WHERE t.token_hash = ${usedHash} AND t.used_at IS NULL
      RETURNING session.id, session.player_id
    ), next AS (
      INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at)
      SELECT ${next.id}::uuid, id, ${next.tokenHash}, ${next.createdAt}::timestamptz, ${next.expiresAt}::timestamptz
      FROM used
    )
    SELECT player_id AS "playerId", id AS "sessionId" FROM used`;
  return owner;
}

/** Returns the session of a refresh token that was already used; undefined for any other token. */
export async function sessionOfUsedToken(
  { prisma }: Db,
  tokenHash: string,
): Promise<SessionOwner | undefined> {
  const token = await prisma.refreshToken.findUnique({ where: { tokenHash }, include: { session: true } });
  if (token === null || token.usedAt === null) return undefined;
  return { sessionId: token.sessionId, playerId: token.session.playerId };
}
