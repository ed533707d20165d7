import type { Tx } from '../../db/tx.ts';
import type { Player } from '../../generated/prisma/client.ts';

/** The columns of a player that the player's page needs. */
export type PageOwner = Readonly<
  Pick<Player, 'id' | 'handle' | 'displayName' | 'robot' | 'guestExpiresAt' | 'createdAt' | 'privacy'>
>;

/** Returns the player with this handle, in lower case; robots included. */
export async function findPageOwner(db: Tx, handle: string): Promise<PageOwner | undefined> {
  const [player] = await db.$queryRaw<PageOwner[]>`
    SELECT id, handle, display_name AS "displayName", robot, guest_expires_at AS "guestExpiresAt", created_at AS "createdAt", privacy
    FROM players WHERE lower(handle) = ${handle} AND deleted_at IS NULL`;
  return player;
}

/** Returns the stored privacy of those of the players who are not deleted, in any order. */
export function findPageOwners(
  db: Tx,
  ids: readonly string[],
): Promise<Pick<PageOwner, 'id' | 'handle' | 'robot' | 'privacy'>[]> {
  const where = { id: { in: [...ids] }, deletedAt: null };
  return db.player.findMany({ where, select: { id: true, handle: true, robot: true, privacy: true } });
}

/** Returns the stored privacy of a player's page; null if there is none. */
export async function storedPrivacy(db: Tx, player: string): Promise<unknown> {
  return (await db.player.findUnique({ where: { id: player }, select: { privacy: true } }))?.privacy ?? null;
}

/** Stores the privacy of a player's page. */
export async function storePrivacyOf(db: Tx, player: string, privacy: object): Promise<void> {
  await db.player.updateMany({ where: { id: player }, data: { privacy } });
}
