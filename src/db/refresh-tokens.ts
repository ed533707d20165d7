import type { Db } from './client.ts';

/** A refresh token by its hash. */
export interface NewRefreshToken {
  readonly id: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Whose session it is; a session is a family of refresh tokens, each of which follows the one before. */
export interface SessionOwner {
  readonly playerId: string;
  readonly familyId: string;
}

/** Adds the first refresh token of a session. */
export async function insertRefreshToken(
  { prisma }: Db,
  owner: SessionOwner,
  token: NewRefreshToken,
): Promise<void> {
  await prisma.refreshToken.create({ data: { ...owner, ...token } });
}

/**
 * Uses up the refresh token with hash `usedHash` and adds the next of its session, in one statement. Of two at the
 * same time the second waits, and finds the token used and its session with a follower. Returns undefined if the
 * token is unknown, used, revoked or expired.
 */
export async function replaceRefreshToken(
  { pool }: Db,
  usedHash: string,
  next: NewRefreshToken,
): Promise<SessionOwner | undefined> {
  const text = `
    WITH used AS (
      UPDATE refresh_tokens SET used_at = $4
      WHERE token_hash = $1 AND used_at IS NULL AND revoked_at IS NULL AND expires_at > $4
      RETURNING player_id, family_id
    ), next AS (
      INSERT INTO refresh_tokens (id, family_id, player_id, token_hash, created_at, expires_at)
      SELECT $2, family_id, player_id, $3, $4, $5 FROM used
    )
    SELECT player_id AS "playerId", family_id AS "familyId" FROM used`;
  const values = [usedHash, next.id, next.tokenHash, next.createdAt, next.expiresAt];
  return (await pool.query<SessionOwner>({ name: 'replace-refresh-token', text, values })).rows[0];
}

/** Returns the session of a refresh token that was used up already; undefined for any other token. */
export async function sessionOfUsedToken({ prisma }: Db, tokenHash: string): Promise<string | undefined> {
  const token = await prisma.refreshToken.findUnique({ where: { tokenHash } });
  return token === null || token.usedAt === null ? undefined : token.familyId;
}

/** Revokes the refresh tokens of a session. */
export async function revokeSessionTokens({ prisma }: Db, familyId: string, at: Date): Promise<void> {
  await prisma.refreshToken.updateMany({ where: { familyId, revokedAt: null }, data: { revokedAt: at } });
}

/** Revokes the refresh tokens of all of a player's sessions. */
export async function revokeTokensOf({ prisma }: Db, playerId: string, at: Date): Promise<void> {
  await prisma.refreshToken.updateMany({ where: { playerId, revokedAt: null }, data: { revokedAt: at } });
}
