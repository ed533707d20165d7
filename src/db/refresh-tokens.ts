import type { Db } from './client.ts';

/** A refresh token by its hash. */
export interface NewRefreshToken {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

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
 * Uses up the refresh token with hash `usedHash` and adds the next of its session, in one statement. Of two at the
 * same time the second waits, and finds the token used and its session with a follower. Returns undefined if the
 * token is unknown, used or expired, or its session has ended.
 */
export async function replaceRefreshToken(
  { prisma }: Db,
  usedHash: string,
  next: NewRefreshToken,
): Promise<SessionOwner | undefined> {
  const text = `
    WITH session AS (
      UPDATE sessions s SET expires_at = $5, last_used_at = $4
      FROM refresh_tokens t
      WHERE t.token_hash = $1 AND s.id = t.session_id AND s.ended_at IS NULL
        AND t.used_at IS NULL AND t.expires_at > $4
      RETURNING s.id, s.player_id
    ), used AS (
      UPDATE refresh_tokens t SET used_at = $4 FROM session
      WHERE t.token_hash = $1 AND t.used_at IS NULL
      RETURNING session.id, session.player_id
    ), next AS (
      INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at)
      SELECT $2, id, $3, $4, $5 FROM used
    )
    SELECT player_id AS "playerId", id AS "sessionId" FROM used`;
  const values = [usedHash, next.id, next.tokenHash, next.createdAt, next.expiresAt];
  return (await prisma.query<SessionOwner>({ name: 'replace-refresh-token', text, values })).rows[0];
}

/** Returns the session of a refresh token that was used up already; undefined for any other token. */
export async function sessionOfUsedToken(
  { prisma }: Db,
  tokenHash: string,
): Promise<SessionOwner | undefined> {
  const token = await prisma.refreshToken.findUnique({ where: { tokenHash }, include: { session: true } });
  if (token === null || token.usedAt === null) return undefined;
  return { sessionId: token.sessionId, playerId: token.session.playerId };
}
