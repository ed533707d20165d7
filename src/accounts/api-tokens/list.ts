import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';

type TokenRow = Awaited<ReturnType<Db['prisma']['apiToken']['findUniqueOrThrow']>>;

/** What is shown of an API token once it was made; never the token or its hash. */
export interface TokenFacts {
  readonly id: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

/** The API tokens of a player, oldest first, without the deleted ones. */
export async function tokensOf({ db }: Deps, playerId: string): Promise<TokenFacts[]> {
  const rows = await db.prisma.apiToken.findMany({
    where: { playerId, revokedAt: null },
    orderBy: { id: 'asc' },
  });
  return rows.map(tokenFacts);
}

export function tokenFacts({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: TokenRow): TokenFacts {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
