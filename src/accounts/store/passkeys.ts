import type { Db } from '../../db/client.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { Passkey } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

/** A row of the table `passkeys`. */
export type PasskeyRow = Passkey;

/** Adds a passkey. Returns undefined if its credential is already registered, by any player. */
export async function insertPasskey(
  { prisma }: Db,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<PasskeyRow | undefined> {
  const data = { ...passkey, publicKey: Uint8Array.from(passkey.publicKey) };
  const [row] = await prisma.passkey.createManyAndReturn({ data: [data], skipDuplicates: true });
  return row;
}

/** Returns the passkeys of a player, oldest first: all, or a part of them. */
export function passkeysOf({ prisma }: Db, playerId: string, part?: ListPart): Promise<PasskeyRow[]> {
  if (part === undefined) return prisma.passkey.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
  const { where, ...rest } = partById(part, 'asc');
  return prisma.passkey.findMany({ where: { playerId, ...where }, ...rest });
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
 * Records the use of a passkey and its new counter. Returns false if another use was recorded in between, which means
 * that two authenticators may share the key.
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
 * Deletes a player's passkey and, with the last one, the recovery codes, which have nothing left to replace. Returns the
 * deleted row; undefined if the player has no such passkey.
 */
export function deletePasskeyRow(
  db: Db,
  { id, playerId }: Pick<PasskeyRow, 'id' | 'playerId'>,
): Promise<Pick<PasskeyRow, 'id' | 'playerId' | 'name'> | undefined> {
  return transaction(db, async (tx) => {
    const select = { id: true, playerId: true, name: true };
    const passkey = await tx.passkey.findUnique({ where: { id, playerId }, select });
    const { count } = await tx.passkey.deleteMany({ where: { id, playerId } });
    if (passkey === null || count === 0) return undefined;
    await tx.recoveryCode.deleteMany({ where: { playerId, player: { passkeys: { none: {} } } } });
    return passkey;
  });
}

/** Deletes a player's second factors: passkeys and recovery codes, all or those from before a time, and pending challenges. */
export async function deleteSecondFactors(db: Tx, playerId: string, before?: Date): Promise<void> {
  const where = { playerId, ...(before && { createdAt: { lt: before } }) };
  await db.passkey.deleteMany({ where });
  await db.recoveryCode.deleteMany({ where });
  await db.challenge.deleteMany({ where: { playerId } });
}
