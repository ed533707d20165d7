import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/tx.ts';
import type { AppCode, AppGrant } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';

/** A row of the table `app_grants`: a player's grant to an app. */
export type AppGrantRow = AppGrant;
/** A row of the table `app_codes`, and the grant whose first tokens it is for. */
export type AppCodeRow = AppCode & { readonly grant: AppGrantRow };

/** Adds a grant. */
export async function insertGrant(db: Tx, grant: Omit<AppGrantRow, 'lastUsedAt' | 'endedAt'>): Promise<void> {
  await db.appGrant.create({ data: grant });
}

/** Adds an authorization code of a grant. */
export async function insertAppCode(db: Tx, code: Omit<AppCode, 'usedAt'>): Promise<void> {
  await db.appCode.create({ data: code });
}

/** Returns an authorization code by its hash, including used and expired ones. */
export async function findAppCode(db: Tx, codeHash: string): Promise<AppCodeRow | undefined> {
  return (await db.appCode.findUnique({ where: { codeHash }, include: { grant: true } })) ?? undefined;
}

/** Consumes an authorization code, for only one of several simultaneous requests. */
export async function takeAppCode(db: Tx, codeHash: string, at: Date): Promise<boolean> {
  const { count } = await db.appCode.updateMany({ where: { codeHash, usedAt: null }, data: { usedAt: at } });
  return count === 1;
}

/** Extends a grant until `expiresAt`. */
export async function extendGrant(db: Tx, id: string, expiresAt: Date): Promise<void> {
  await db.appGrant.updateMany({ where: { id }, data: { expiresAt } });
}

/** Records when an app last used a grant. */
export async function recordGrantUse({ prisma }: Db, id: string, at: Date): Promise<void> {
  await prisma.appGrant.updateMany({ where: { id, endedAt: null }, data: { lastUsedAt: at } });
}

/** Returns a player's grant; undefined if it belongs to another player or has ended. */
export async function findGrant(db: Tx, playerId: string, id: string): Promise<AppGrantRow | undefined> {
  return (await db.appGrant.findUnique({ where: { id, playerId, endedAt: null } })) ?? undefined;
}

/** An app authorised by a player, combining all its grants. `id` is its first grant's. */
export type AppOfPlayer = Pick<
  AppGrantRow,
  | 'id'
  | 'clientId'
  | 'origin'
  | 'viaDeviceCode'
  | 'name'
  | 'scopes'
  | 'createdAt'
  | 'lastUsedAt'
  | 'expiresAt'
>;

/** Returns the apps with active grants of a player, in the order of their first grants. */
export function appsOf(
  { prisma }: Db,
  playerId: string,
  now: Date,
  { after, limit }: ListPart,
): Promise<AppOfPlayer[]> {
  return prisma.$queryRaw`
    SELECT min(id::text)::uuid AS id, client_id AS "clientId", origin, via_device_code AS "viaDeviceCode",
           (array_agg(name ORDER BY id DESC))[1] AS name,
           array(SELECT DISTINCT unnest(string_to_array(string_agg(array_to_string(scopes, ' '), ' '), ' '))) AS scopes,
           min(created_at) AS "createdAt", max(last_used_at) AS "lastUsedAt", max(expires_at) AS "expiresAt"
    FROM app_grants
    WHERE player_id = ${playerId}::uuid AND ended_at IS NULL AND expires_at > ${now}::timestamptz
      AND EXISTS (SELECT 1 FROM app_tokens WHERE grant_id = app_grants.id)
    GROUP BY client_id, origin, via_device_code
    HAVING min(id::text)::uuid > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    ORDER BY 1 LIMIT ${limit}::int`;
}

/** Deletes the webhooks of apps without active grants. */
export async function purgeWebhooksOfApps({ prisma }: Db, now: Date): Promise<void> {
  const grant = { OR: [{ endedAt: { not: null } }, { expiresAt: { lte: now } }] };
  await prisma.webhookEndpoint.deleteMany({ where: { grant } });
}

/** Deletes grants that ended or expired before `before`, and device codes and tokens of others that expired before `tokensBefore`. */
export async function purgeGrants({ prisma }: Db, before: Date, tokensBefore: Date): Promise<void> {
  await prisma.appGrant.deleteMany({
    where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] },
  });
  await prisma.appToken.deleteMany({ where: { expiresAt: { lt: tokensBefore } } });
  await prisma.deviceRequest.deleteMany({ where: { expiresAt: { lt: tokensBefore } } });
}
