import type { Tx } from '../../db/tx.ts';
import type { EmailChange } from '../../generated/prisma/client.ts';

/** A change of an account's address. Both addresses are in lower case; the old one is set if it was confirmed. */
export type EmailChangeRow = Readonly<EmailChange>;

/** Adds a change, replacing the player's pending ones. */
export async function insertEmailChange(
  db: Tx,
  change: Omit<EmailChangeRow, 'confirmedAt' | 'undoneAt'>,
): Promise<void> {
  await db.emailChange.deleteMany({ where: { playerId: change.playerId, confirmedAt: null } });
  await db.emailChange.create({ data: change });
}

/** Returns a change of an address. */
export async function findEmailChange(db: Tx, id: string): Promise<EmailChangeRow | undefined> {
  return (await db.emailChange.findUnique({ where: { id } })) ?? undefined;
}

/** Returns a change of an address, and locks it until the end of the transaction. */
export async function lockEmailChange(db: Tx, id: string): Promise<EmailChangeRow | undefined> {
  await db.$executeRaw`SELECT 1 FROM email_changes WHERE id = ${id}::uuid FOR UPDATE`;
  return findEmailChange(db, id);
}

/** Returns whether a change was neither confirmed nor undone. */
export const isPending = ({ confirmedAt, undoneAt }: EmailChangeRow): boolean =>
  confirmedAt === null && undoneAt === null;

/**
 * Sets the new address of a change, confirmed. Throws an error that `takenField` explains if another account has
 * confirmed it.
 */
export async function confirmEmailChange(db: Tx, change: EmailChangeRow, at: Date): Promise<void> {
  await setEmail(db, change.playerId, change.newEmail, at);
  await db.emailChange.updateMany({ where: { id: change.id }, data: { confirmedAt: at } });
}

/**
 * Undoes a change: restores the old address of an account that has the new one. Throws an error that `takenField`
 * explains if another account has confirmed it.
 */
export async function undoEmailChange(db: Tx, change: EmailChangeRow, at: Date): Promise<void> {
  if (change.confirmedAt !== null && change.oldEmail !== null)
    await setEmail(db, change.playerId, change.oldEmail, at);
  await db.emailChange.updateMany({ where: { id: change.id }, data: { undoneAt: at } });
}

async function setEmail(db: Tx, player: string, email: string, at: Date): Promise<void> {
  const data = { email, emailVerifiedAt: at, updatedAt: at };
  await db.player.updateMany({ where: { id: player, deletedAt: null }, data });
}

/** Removes a player's password, so that it no longer logs in and a new one can be chosen by email. */
export async function removePassword(db: Tx, player: string, at: Date): Promise<void> {
  await db.player.updateMany({ where: { id: player }, data: { passwordHash: null, updatedAt: at } });
}

/** Deletes changes that can no longer be confirmed or undone. */
export async function purgeEmailChanges(db: Tx, before: Date): Promise<void> {
  await db.emailChange.deleteMany({ where: { requestedAt: { lt: before } } });
}
