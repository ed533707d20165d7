import type { Player } from '../generated/prisma/client.ts';
import { type Db, type Tx, violatedConstraint } from './client.ts';

/** A player's row in the table `players`. */
export type AccountRow = Player;

/** The columns of a new account. `handle` and `email` are in lower case. */
export interface NewAccount {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly createdAt: Date;
}

/** The changes to an account; what is left out stays. */
export interface AccountChange {
  readonly handle?: string | undefined;
  readonly displayName?: string | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Select list of an account, from `players`. */
const columns = `
  id, handle, display_name AS "displayName", email, password_hash AS "passwordHash",
  email_verified_at AS "emailVerifiedAt", locale, time_zone AS "timeZone", notifications, created_at AS "createdAt",
  updated_at AS "updatedAt", link_generation AS "linkGeneration", deleted_at AS "deletedAt", guest_until AS "guestUntil"`;

/** Adds an account. Throws an error that `takenField` explains when the handle belongs to somebody. */
export async function insertAccount(db: Tx, account: NewAccount): Promise<AccountRow> {
  const text = `
    INSERT INTO players (id, handle, display_name, email, password_hash, locale, time_zone, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, coalesce($6, 'en'), coalesce($7, 'UTC'), $8, $8) RETURNING ${columns}`;
  const { id, handle, displayName, email, passwordHash, locale, timeZone, createdAt } = account;
  const values = [id, handle, displayName, email, passwordHash, locale, timeZone, createdAt];
  const { rows } = await db.query<AccountRow>(text, values);
  return rows[0] as AccountRow;
}

/** Returns the account of the player `id`. */
export async function findAccount({ prisma }: Db, id: string): Promise<AccountRow | undefined> {
  return (await prisma.player.findUnique({ where: { id } })) ?? undefined;
}

/** Returns the account of the player `id`, and locks it until the end of the transaction. */
export async function lockAccount(db: Tx, id: string): Promise<AccountRow | undefined> {
  const text = `SELECT ${columns} FROM players WHERE id = $1 FOR NO KEY UPDATE`;
  return (await db.query<AccountRow>(text, [id])).rows[0];
}

/** Changes an account. Throws an error that `takenField` explains when the handle belongs to somebody. */
export async function updateAccount(db: Tx, id: string, change: AccountChange, at: Date): Promise<void> {
  const text = `
    UPDATE players SET handle = coalesce($2, handle), display_name = coalesce($3, display_name),
                       locale = coalesce($4, locale), time_zone = coalesce($5, time_zone), updated_at = $6
    WHERE id = $1`;
  const { handle, displayName, locale, timeZone } = change;
  await db.query(text, [id, handle, displayName, locale, timeZone, at]);
}

/** Returns which field of an account belongs to somebody else already, if that is why the database refused it. */
export function takenField(error: unknown): 'handle' | 'email' | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'players_handle_key') return 'handle';
  return constraint === 'players_confirmed_email_key' ? 'email' : undefined;
}

/**
 * Marks an email address as verified; returns false if it is not the player's address (any more). Throws an error that
 * `takenField` explains when another account has verified it.
 */
export async function verifyEmail(db: Tx, id: string, email: string, at: Date): Promise<boolean> {
  const text = `
    UPDATE players SET email_verified_at = coalesce(email_verified_at, $3), updated_at = $3
    WHERE id = $1 AND lower(email) = $2`;
  return (await db.query(text, [id, email, at])).rowCount === 1;
}

/** A password to be replaced. */
export interface PasswordChange {
  readonly playerId: string;
  readonly oldHash: string | null;
  readonly newHash: string;
  /** Whether the player proved that the address is theirs, which verifies it. */
  readonly isAddressProved: boolean;
}

/**
 * Replaces a player's password. Returns false, and changes nothing, if the old one is not the player's any more. Throws
 * an error that `takenField` explains when another account has verified the address.
 */
export async function replacePassword(
  db: Tx,
  { playerId, oldHash, newHash, isAddressProved }: PasswordChange,
  at: Date,
): Promise<boolean> {
  const text = `
    UPDATE players SET password_hash = $3, updated_at = $4,
      email_verified_at = CASE WHEN $5 THEN coalesce(email_verified_at, $4) ELSE email_verified_at END
    WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 AND deleted_at IS NULL`;
  return (await db.query(text, [playerId, oldHash, newHash, at, isAddressProved])).rowCount === 1;
}

/**
 * Returns whom an address or a handle (in lower case) logs in: of the accounts with an address the one that confirmed
 * it, else the newest.
 */
export async function credentialsOf(
  { prisma }: Db,
  name: string,
): Promise<{ id: string; passwordHash: string | undefined } | undefined> {
  const column = name.includes('@') ? 'email' : 'handle';
  const { rows } = await prisma.query<{ id: string; password_hash: string | null }>({
    name: `credentials-by-${column}`,
    text: `SELECT id, password_hash FROM players WHERE lower(${column}) = $1 AND email IS NOT NULL
           ORDER BY email_verified_at IS NULL, created_at DESC, id DESC LIMIT 1`,
    values: [name],
  });
  const [player] = rows;
  return player && { id: player.id, passwordHash: player.password_hash ?? undefined };
}

/** The reader of emails about an account. */
export interface AccountReader {
  readonly id: string;
  readonly email: string;
  readonly handle: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly isVerified: boolean;
  readonly passwordHash: string | null;
}

/** Returns the reader of emails about an account; undefined if the account has no address. */
export async function readerForAccount(db: Tx, id: string): Promise<AccountReader | undefined> {
  const { rows } = await db.query<AccountReader>({
    name: 'reader-for-account',
    text: `SELECT id, email, handle, display_name AS "displayName", locale, time_zone AS "timeZone",
             email_verified_at IS NOT NULL AS "isVerified", password_hash AS "passwordHash"
           FROM players WHERE id = $1 AND email IS NOT NULL`,
    values: [id],
  });
  return rows[0];
}

/** Returns the account that confirmed an address (in lower case). */
export async function confirmedAccountOf(db: Tx, email: string): Promise<string | undefined> {
  const text = 'SELECT id FROM players WHERE lower(email) = $1 AND email_verified_at IS NOT NULL';
  return (await db.query<{ id: string }>(text, [email])).rows[0]?.id;
}
