import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/tx.ts';
import type { AppToken } from '../../generated/prisma/client.ts';
import type { AppGrantRow } from './app-grants.ts';

/** An app's token, by its hash. */
export type NewAppToken = Readonly<Pick<AppToken, 'id' | 'tokenHash' | 'createdAt' | 'expiresAt'>>;

/** The two tokens issued to an app together. `scopes` are those of the access token. */
export interface NewAppTokens {
  readonly scopes: readonly string[];
  readonly access: NewAppToken;
  readonly refresh: NewAppToken;
}

/** The columns of an access token that decide about a request. */
export type AppTokenState = Pick<AppToken, 'grantId' | 'scopes' | 'expiresAt'> &
  Pick<AppGrantRow, 'playerId' | 'endedAt' | 'lastUsedAt'>;

/** Returns the access token with a hash, including expired ones and those of ended grants. */
export async function findAccessToken({ prisma }: Db, hash: string): Promise<AppTokenState | undefined> {
  const [row] = await prisma.$queryRaw<AppTokenState[]>`
    SELECT t.grant_id AS "grantId", t.scopes, t.expires_at AS "expiresAt", g.player_id AS "playerId",
           g.ended_at AS "endedAt", g.last_used_at AS "lastUsedAt"
    FROM app_tokens t JOIN app_grants g ON g.id = t.grant_id
    WHERE t.token_hash = ${hash} AND t.kind = 'access'`;
  return row;
}

/** A token of either kind, and its grant. */
export type AppTokenRow = AppToken & { readonly grant: AppGrantRow };

/** Returns the token with a hash, of either kind, including invalid ones. */
export async function findAppToken(db: Tx, tokenHash: string): Promise<AppTokenRow | undefined> {
  return (await db.appToken.findUnique({ where: { tokenHash }, include: { grant: true } })) ?? undefined;
}

/** Adds the next tokens of a grant. */
export async function insertAppTokens(
  db: Tx,
  grantId: string,
  { scopes, access, refresh }: NewAppTokens,
): Promise<void> {
  const of = { grantId, scopes: [...scopes] };
  await db.appToken.createMany({
    data: [
      { ...access, ...of, kind: 'access' },
      { ...refresh, ...of, kind: 'refresh' },
    ],
  });
}

/** Consumes a refresh token, for only one of several simultaneous requests. */
export async function takeRefreshToken(db: Tx, id: string, at: Date): Promise<boolean> {
  const { count } = await db.appToken.updateMany({ where: { id, usedAt: null }, data: { usedAt: at } });
  return count === 1;
}
