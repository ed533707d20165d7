import type { Db } from '../../db/client.ts';
import { transaction } from '../../db/transactions.ts';

/** Replaces a player's recovery codes by new ones, given as hashes. */
export function replaceRecoveryCodes(
  db: Db,
  playerId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  return transaction(db, async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { playerId } });
    await tx.recoveryCode.createMany({ data: hashes.map((codeHash) => ({ playerId, codeHash, createdAt })) });
  });
}

/** Consumes a player's recovery code; returns false if it is unknown or used. */
export async function takeRecoveryCode(
  { prisma }: Db,
  playerId: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const where = { playerId, codeHash, usedAt: null };
  return (await prisma.recoveryCode.updateMany({ where, data: { usedAt: at } })).count > 0;
}

/** Returns how many of a player's recovery codes are unused, and when they were created; undefined if there are none. */
export async function recoveryCodesOf(
  { prisma }: Db,
  playerId: string,
): Promise<{ left: number; createdAt: Date } | undefined> {
  const [newest, left] = await Promise.all([
    prisma.recoveryCode.findFirst({ where: { playerId }, orderBy: { createdAt: 'desc' } }),
    prisma.recoveryCode.count({ where: { playerId, usedAt: null } }),
  ]);
  return newest === null ? undefined : { left, createdAt: newest.createdAt };
}
