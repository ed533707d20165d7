import type { Db } from '../../db/client.ts';
import type { ApiToken } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

/** A row of the table `api_tokens`: an API token by its hash. */
export type ApiTokenRow = ApiToken;

/** Adds an API token. */
export function insertApiToken(
  { prisma }: Db,
  token: Omit<ApiTokenRow, 'lastUsedAt' | 'revokedAt'>,
): Promise<ApiTokenRow> {
  return prisma.apiToken.create({ data: token });
}

/** Returns API tokens of a player that were not revoked, oldest first. */
export function apiTokensOf({ prisma }: Db, playerId: string, part: ListPart): Promise<ApiTokenRow[]> {
  const { where, ...rest } = partById(part, 'asc');
  return prisma.apiToken.findMany({ where: { playerId, revokedAt: null, ...where }, ...rest });
}

/** Returns how many API tokens of a player were not revoked. */
export function countApiTokens({ prisma }: Db, playerId: string): Promise<number> {
  return prisma.apiToken.count({ where: { playerId, revokedAt: null } });
}

/** Returns the API token with a hash, including revoked and expired ones. */
export async function findApiToken({ prisma }: Db, tokenHash: string): Promise<ApiTokenRow | undefined> {
  return (await prisma.apiToken.findUnique({ where: { tokenHash } })) ?? undefined;
}

/** Records when an API token was last used. */
export async function recordTokenUse({ prisma }: Db, id: string, at: Date): Promise<void> {
  await prisma.apiToken.updateMany({ where: { id }, data: { lastUsedAt: at } });
}
