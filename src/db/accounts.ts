import type { Player } from '../generated/prisma/client.ts';
import type { Db, Queryable } from './client.ts';

/** A player's row in the table `players`. */
export type AccountRow = Player;

/** The columns of a new account. `handle` and `email` are in lower case. */
export interface NewAccount {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly locale?: string;
  readonly timeZone?: string;
  readonly createdAt: Date;
}

/** The changes to an account; what is left out stays. */
export interface AccountChange {
  readonly handle?: string;
  readonly displayName?: string;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Adds an account. Throws an error that `takenField` explains when the handle or the email belongs to somebody. */
export function insertAccount({ prisma }: Db, account: NewAccount): Promise<AccountRow> {
  return prisma.player.create({ data: { ...account, updatedAt: account.createdAt } });
}

/** Returns the account of the player `id`. */
export async function findAccount({ prisma }: Db, id: string): Promise<AccountRow | undefined> {
  return (await prisma.player.findUnique({ where: { id } })) ?? undefined;
}

/** Changes an account. Throws an error that `takenField` explains when the handle belongs to somebody. */
export async function updateAccount(
  { prisma }: Db,
  id: string,
  change: AccountChange,
  at: Date,
): Promise<void> {
  await prisma.player.updateMany({ where: { id }, data: { ...change, updatedAt: at } });
}

/** Returns which field of an account belongs to somebody else already, if that is why the database refused it. */
export function takenField(error: unknown): 'handle' | 'email' | undefined {
  const text = isUniqueViolation(error) ? JSON.stringify(error.meta ?? {}) : '';
  if (text.includes('players_handle_key') || text.includes('"handle"')) return 'handle';
  if (text.includes('players_email_key') || text.includes('"email"')) return 'email';
  return undefined;
}

function isUniqueViolation(error: unknown): error is { code: 'P2002'; meta?: unknown } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2002';
}

/** Marks an email address as verified; returns false if it is not the player's address (any more). */
export async function verifyEmail({ prisma }: Db, id: string, email: string, at: Date): Promise<boolean> {
  const data = { emailVerifiedAt: at, updatedAt: at };
  return (await prisma.player.updateMany({ where: { id, email }, data })).count > 0;
}

/**
 * Replaces a player's password, which also verifies the address. Returns false, and changes nothing, if the password
 * is not `oldHash` any more.
 */
export async function replacePassword(
  { prisma }: Db,
  { id, passwordHash: oldHash, emailVerifiedAt }: AccountRow,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const data = { passwordHash, emailVerifiedAt: emailVerifiedAt ?? at, updatedAt: at };
  return (await prisma.player.updateMany({ where: { id, passwordHash: oldHash }, data })).count > 0;
}

/** Returns who has the address `email` (in lower case), by the index that Prisma cannot express. */
export async function credentialsOf(
  { pool }: Db,
  email: string,
): Promise<{ id: string; passwordHash: string | undefined } | undefined> {
  const { rows } = await pool.query<{ id: string; password_hash: string | null }>({
    name: 'credentials-of',
    text: 'SELECT id, password_hash FROM players WHERE lower(email) = $1',
    values: [email],
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
export async function readerForAccount(db: Queryable, id: string): Promise<AccountReader | undefined> {
  const { rows } = await db.query<AccountReader>({
    name: 'reader-for-account',
    text: `SELECT id, email, handle, display_name AS "displayName", locale, time_zone AS "timeZone",
             email_verified_at IS NOT NULL AS "isVerified", password_hash AS "passwordHash"
           FROM players WHERE id = $1 AND email IS NOT NULL`,
    values: [id],
  });
  return rows[0];
}
