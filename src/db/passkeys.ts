import type { Passkey } from '../generated/prisma/client.ts';
import type { Db, Queryable } from './client.ts';

/** A row of the table `passkeys`. */
export type PasskeyRow = Passkey;

/** Adds a passkey. Returns undefined if its credential is known already, whosever it is. */
export async function insertPasskey(
  { prisma }: Db,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<PasskeyRow | undefined> {
  const data = { ...passkey, publicKey: Uint8Array.from(passkey.publicKey) };
  const [row] = await prisma.passkey.createManyAndReturn({ data: [data], skipDuplicates: true });
  return row;
}

/** Returns the passkeys of a player, oldest first. */
export function passkeysOf({ prisma }: Db, playerId: string): Promise<PasskeyRow[]> {
  return prisma.passkey.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
}

/** Returns the passkey with a credential id, in base64url. */
export async function findPasskey({ prisma }: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return (await prisma.passkey.findUnique({ where: { credentialId } })) ?? undefined;
}

/** Renames a passkey of a player; returns undefined if the player has no such passkey. */
export async function renamePasskeyRow(
  { prisma }: Db,
  { id, playerId }: Pick<PasskeyRow, 'id' | 'playerId'>,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await prisma.passkey.updateManyAndReturn({ where: { id, playerId }, data: { name } });
  return row;
}

/**
 * Records that a passkey was used and what its counter is now. Returns false if another use was recorded in between:
 * then two authenticators may have the same key.
 */
export async function recordPasskeyUse(
  { prisma }: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  use: { readonly counter: bigint; readonly isBackedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const data = { counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: use.at };
  return (await prisma.passkey.updateMany({ where: { id, counter }, data })).count > 0;
}

/**
 * Deletes a passkey of a player, and with the last one the recovery codes, which replace nothing any more.
 * Returns the deleted row; undefined if the player has no such passkey.
 */
export function deletePasskeyRow(
  { prisma }: Db,
  { id, playerId }: Pick<PasskeyRow, 'id' | 'playerId'>,
): Promise<PasskeyRow | undefined> {
  return prisma.$transaction(async (within) => {
    const row = await within.passkey.findFirst({ where: { id, playerId } });
    if (row === null) return undefined;
    await within.passkey.deleteMany({ where: { id, playerId } });
    const left = await within.passkey.count({ where: { playerId } });
    if (left === 0) await within.recoveryCode.deleteMany({ where: { playerId } });
    return row;
  });
}

/** Deletes every second factor of a player: passkeys, recovery codes, and challenges that wait for an answer. */
export async function deleteSecondFactors(db: Queryable, playerId: string): Promise<void> {
  for (const table of ['passkeys', 'recovery_codes', 'challenges'])
    await db.query(`DELETE FROM ${table} WHERE player_id = $1`, [playerId]);
}
