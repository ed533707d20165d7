import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** A person's names and addresses before the deletion, to be searched for and erased. */
export interface Erasure {
  readonly playerId: string;
  /** Handles, display names, names in chats. */
  readonly names: readonly string[];
  /** Email addresses in lower case. */
  readonly addresses: readonly string[];
}

/** The name of a deleted player if no language is known. */
const deletedName = 'Deleted player';

/**
 * Returns a player's names and addresses, and locks the player until the end of the transaction; undefined if the player
 * is deleted.
 */
export async function lockIdentity(db: Tx, player: string): Promise<Erasure | undefined> {
  await db.$executeRaw`SELECT 1 FROM players WHERE id = ${player}::uuid FOR UPDATE`;
  const found = await db.player.findUnique({
    where: { id: player, deletedAt: null },
    include: { knownAs: true, emailChanges: true },
  });
  if (found === null) return undefined;
  const { handle, displayName, email, knownAs, emailChanges } = found;
  const addresses = [email, ...emailChanges.flatMap(({ oldEmail, newEmail }) => [oldEmail, newEmail])];
  return {
    playerId: player,
    names: [handle, displayName, ...knownAs.map(({ externalId }) => externalId)],
    addresses: addresses.flatMap((address) => address?.toLowerCase() ?? []),
  };
}

/** Removes a player's name and credentials, and records what remains to be erased elsewhere. */
export async function startErasure(db: Tx, erasure: Erasure, handle: string, at: Date): Promise<void> {
  const { playerId, names, addresses } = erasure;
  await db.erasure.create({
    data: { playerId, names: [...names], addresses: [...addresses], begunAt: at },
  });
  await db.player.updateMany({
    where: { id: playerId },
    data: {
      handle,
      displayName: deletedName,
      email: null,
      passwordHash: null,
      emailVerifiedAt: null,
      locale: 'en',
      timeZone: 'UTC',
      notifications: Prisma.DbNull,
      privacy: Prisma.DbNull,
      linkGeneration: { increment: 1 },
      guestExpiresAt: null,
      deletedAt: at,
      updatedAt: at,
    },
  });
}

/** Returns a player's pending erasure; undefined if there is none. */
export async function findErasure(db: Tx, player: string): Promise<Erasure | undefined> {
  return (await db.erasure.findUnique({ where: { playerId: player } })) ?? undefined;
}

/** Returns the players whose erasure started before a time, such as those of processes that died. */
export async function erasuresSince(db: Tx, before: Date): Promise<string[]> {
  const rows = await db.erasure.findMany({ where: { begunAt: { lt: before } }, orderBy: { begunAt: 'asc' } });
  return rows.map(({ playerId }) => playerId);
}

/** Completes an erasure by deleting its record of names and addresses. */
export async function endErasure(db: Tx, player: string): Promise<void> {
  await db.erasure.deleteMany({ where: { playerId: player } });
}

/** Returns an application's unclaimed players. */
export async function unclaimedPlayersOf(db: Tx, application: string): Promise<string[]> {
  const where = { applicationId: application, claimedAt: null };
  const rows = await db.externalPlayer.findMany({ where, select: { playerId: true } });
  return rows.map(({ playerId }) => playerId);
}

/** Returns accounts with unconfirmed addresses that were not used after `before`. */
export async function unusedAccounts(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db.player.findMany({
    where: {
      email: { not: null },
      emailVerifiedAt: null,
      createdAt: { lt: before },
      sessions: { none: { lastUsedAt: { gte: before } } },
      apiTokens: { none: { lastUsedAt: { gte: before } } },
    },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}
