import { type Db, violatedConstraint } from '../../db/client.ts';
import type { Tx } from '../../db/tx.ts';
import { type Player, Prisma } from '../../generated/prisma/client.ts';
import { lockPlayer } from '../../players/store/players.ts';

/** A player's row in the table `players`. */
export type AccountRow = Player;

/** The columns of a new account. `handle` and `email` are in lower case. */
export interface NewAccount extends Readonly<Pick<Player, 'id' | 'handle' | 'displayName' | 'createdAt'>> {
  readonly email: string;
  readonly passwordHash: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** The changes to an account; omitted members stay. */
export interface AccountChange {
  readonly handle?: string | undefined;
  readonly displayName?: string | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Adds an account. Throws an error that `takenField` explains if the handle is taken. */
export function insertAccount(
  db: Tx,
  { locale = 'en', timeZone = 'UTC', ...account }: NewAccount,
): Promise<AccountRow> {
  return db.player.create({ data: { ...account, locale, timeZone, updatedAt: account.createdAt } });
}

/** Returns the account of the player `id`. */
export async function findAccount({ prisma }: Db, id: string): Promise<AccountRow | undefined> {
  return (await prisma.player.findUnique({ where: { id } })) ?? undefined;
}

/** Returns the account of the player `id`, and locks it until the end of the transaction. */
export async function lockAccount(db: Tx, id: string): Promise<AccountRow | undefined> {
  await lockPlayer(db, id);
  return (await db.player.findUnique({ where: { id } })) ?? undefined;
}

/** Changes an account. Throws an error that `takenField` explains if the handle is taken. */
export async function updateAccount(db: Tx, id: string, change: AccountChange, at: Date): Promise<void> {
  const { handle, displayName, locale, timeZone } = change;
  const data = { handle, displayName, locale, timeZone, updatedAt: at } as Prisma.PlayerUpdateInput;
  await db.player.updateMany({ where: { id }, data });
}

/** Returns which field of an account is already taken, if that is why the database refused it. */
export function takenField(error: unknown): 'handle' | 'email' | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'players_handle_key') return 'handle';
  return constraint === 'players_confirmed_email_key' ? 'email' : undefined;
}

/**
 * Marks an email address as verified; returns false if it is not, or no longer, the player's address. Throws an error
 * that `takenField` explains if another account has verified it.
 */
export async function verifyEmail(db: Tx, id: string, email: string, at: Date): Promise<boolean> {
  const verified = await db.$executeRaw`
    UPDATE players SET email_verified_at = coalesce(email_verified_at, ${at}::timestamptz), updated_at = ${at}::timestamptz
    WHERE id = ${id}::uuid AND lower(email) = ${email}`;
  return verified === 1;
}

/** A change of password. */
export interface PasswordChange {
  readonly playerId: string;
  readonly oldHash: string | null;
  readonly newHash: string;
  /** True if the player proved ownership of the address, which verifies it. */
  readonly isAddressProved: boolean;
}

/**
 * Replaces a player's password. Returns false, without changes, if the old one is no longer the player's. Throws an error
 * that `takenField` explains if another account has verified the address.
 */
export async function replacePassword(
  db: Tx,
  { playerId, oldHash, newHash, isAddressProved }: PasswordChange,
  at: Date,
): Promise<boolean> {
  const verifiedAt = isAddressProved
    ? Prisma.sql`coalesce(email_verified_at, ${at}::timestamptz)`
    : Prisma.sql`email_verified_at`;
  const replaced = await db.$executeRaw`
    UPDATE players SET password_hash = ${newHash}, updated_at = ${at}::timestamptz, email_verified_at = ${verifiedAt}
    WHERE id = ${playerId}::uuid AND password_hash IS NOT DISTINCT FROM ${oldHash}::text AND deleted_at IS NULL`;
  return replaced === 1;
}

/**
 * Returns the account that an address or a handle (in lower case) logs in to. Of several accounts with an address, it is
 * the one that confirmed it, else the newest.
 */
export async function credentialsOf(
  { prisma }: Db,
  name: string,
): Promise<{ id: string; passwordHash: string | undefined } | undefined> {
  const column = name.includes('@') ? Prisma.sql`email` : Prisma.sql`handle`;
  const [player] = await prisma.$queryRaw<Pick<Player, 'id' | 'passwordHash'>[]>`
    SELECT id, password_hash AS "passwordHash" FROM players WHERE lower(${column}) = ${name} AND email IS NOT NULL
    ORDER BY email_verified_at IS NULL, created_at DESC, id DESC LIMIT 1`;
  return player && { id: player.id, passwordHash: player.passwordHash ?? undefined };
}

/** The reader of emails about an account. */
export type AccountReader = Readonly<
  Pick<Player, 'id' | 'handle' | 'displayName' | 'locale' | 'timeZone' | 'passwordHash'>
> & { readonly email: string; readonly isVerified: boolean };

/** Returns the reader of emails about an account; undefined if the account has no address. */
export async function readerForAccount(db: Tx, id: string): Promise<AccountReader | undefined> {
  const player = await db.player.findUnique({ where: { id } });
  if (player === null || player.email === null) return undefined;
  const { handle, displayName, locale, timeZone, passwordHash, email, emailVerifiedAt } = player;
  const isVerified = emailVerifiedAt !== null;
  return { id, email, handle, displayName, locale, timeZone, isVerified, passwordHash };
}

/** Returns the account that confirmed an address (in lower case). */
export async function confirmedAccountOf(db: Tx, email: string): Promise<string | undefined> {
  const [account] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM players WHERE lower(email) = ${email} AND email_verified_at IS NOT NULL`;
  return account?.id;
}
