import type { Tx } from './client.ts';

/** A change of an account's address. Both addresses are in lower case. */
export interface EmailChangeRow {
  readonly id: string;
  readonly playerId: string;
  /** The address that it replaces, if that was confirmed. */
  readonly oldEmail: string | null;
  readonly newEmail: string;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly undoneAt: Date | null;
}

const columns = `
  id, player_id AS "playerId", old_email AS "oldEmail", new_email AS "newEmail", requested_at AS "requestedAt",
  confirmed_at AS "confirmedAt", undone_at AS "undoneAt"`;

/** Adds a change, in place of those of the player that are still pending. */
export async function insertEmailChange(
  db: Tx,
  change: Pick<EmailChangeRow, 'id' | 'playerId' | 'oldEmail' | 'newEmail' | 'requestedAt'>,
): Promise<void> {
  const { id, playerId, oldEmail, newEmail, requestedAt } = change;
  await db.query('DELETE FROM email_changes WHERE player_id = $1 AND confirmed_at IS NULL', [playerId]);
  const text = `
    INSERT INTO email_changes (id, player_id, old_email, new_email, requested_at) VALUES ($1, $2, $3, $4, $5)`;
  await db.query(text, [id, playerId, oldEmail, newEmail, requestedAt]);
}

/** Returns a change of an address. */
export async function findEmailChange(db: Tx, id: string): Promise<EmailChangeRow | undefined> {
  return (await db.query<EmailChangeRow>(`SELECT ${columns} FROM email_changes WHERE id = $1`, [id])).rows[0];
}

/** Returns a change of an address, and locks it until the end of the transaction. */
export async function lockEmailChange(db: Tx, id: string): Promise<EmailChangeRow | undefined> {
  const text = `SELECT ${columns} FROM email_changes WHERE id = $1 FOR UPDATE`;
  return (await db.query<EmailChangeRow>(text, [id])).rows[0];
}

/** Whether a change was neither confirmed nor undone. */
export const isPending = ({ confirmedAt, undoneAt }: EmailChangeRow): boolean =>
  confirmedAt === null && undoneAt === null;

/**
 * Gives an account the new address of a change, confirmed. Throws an error that `takenField` explains when another
 * account has confirmed it.
 */
export async function confirmEmailChange(db: Tx, change: EmailChangeRow, at: Date): Promise<void> {
  await setEmail(db, change.playerId, change.newEmail, at);
  await db.query('UPDATE email_changes SET confirmed_at = $2 WHERE id = $1', [change.id, at]);
}

/**
 * Undoes a change: an account that has the new address gets the old one back. Throws an error that `takenField` explains
 * when another account has confirmed it.
 */
export async function undoEmailChange(db: Tx, change: EmailChangeRow, at: Date): Promise<void> {
  if (change.confirmedAt !== null && change.oldEmail !== null)
    await setEmail(db, change.playerId, change.oldEmail, at);
  await db.query('UPDATE email_changes SET undone_at = $2 WHERE id = $1', [change.id, at]);
}

async function setEmail(db: Tx, player: string, email: string, at: Date): Promise<void> {
  const text = `
    UPDATE players SET email = $2, email_verified_at = $3, updated_at = $3 WHERE id = $1 AND deleted_at IS NULL`;
  await db.query(text, [player, email, at]);
}

/** Takes a player's password away: nobody logs in with it, and a new one can be chosen by an email. */
export async function removePassword(db: Tx, player: string, at: Date): Promise<void> {
  await db.query('UPDATE players SET password_hash = NULL, updated_at = $2 WHERE id = $1', [player, at]);
}

/** Deletes changes that can neither be confirmed nor undone any more. */
export async function purgeEmailChanges(db: Tx, before: Date): Promise<void> {
  await db.query('DELETE FROM email_changes WHERE requested_at < $1', [before]);
}
