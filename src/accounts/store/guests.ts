import type { Tx } from '../../db/tx.ts';
import type { Player } from '../../generated/prisma/client.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { NewAccount } from './accounts.ts';

/** The columns of a new guest. */
export interface NewGuest extends Readonly<Pick<Player, 'id' | 'handle' | 'displayName' | 'locale'>> {
  readonly timeZone: string | undefined;
  /** When the guest is deleted unless used. */
  readonly until: Date;
  readonly at: Date;
}

/** Adds a guest. Throws an error that `takenField` explains if the handle is taken. */
export async function insertGuest(db: Tx, guest: NewGuest): Promise<void> {
  const { id, handle, displayName, locale, timeZone = 'UTC', until, at } = guest;
  await db.player.create({
    data: { id, handle, displayName, locale, timeZone, guestExpiresAt: until, createdAt: at, updatedAt: at },
  });
}

/** Whether a player is a guest. */
export async function isGuest(db: Tx, id: string): Promise<boolean> {
  const player = await db.player.findUnique({ where: { id }, select: { guestExpiresAt: true } });
  return player !== null && player.guestExpiresAt !== null;
}

/** Extends a guest's expiry, at most once a day; does nothing for other players. */
export async function extendGuest(db: Tx, id: string, until: Date): Promise<void> {
  const dayBefore = new Date(until.getTime() - dayMs);
  await db.player.updateMany({
    where: { id, guestExpiresAt: { lt: dayBefore } },
    data: { guestExpiresAt: until },
  });
}

/** Turns a guest into an account, which does not expire; does nothing for other players. */
export async function endGuest(db: Tx, id: string, at: Date): Promise<void> {
  const data = { guestExpiresAt: null, updatedAt: at };
  await db.player.updateMany({ where: { id, guestExpiresAt: { not: null } }, data });
}

/**
 * The data that gives a guest, or an account without an address, an address and a password. `handle` and `email` are in
 * lower case.
 */
export type GuestRegistration = Pick<NewAccount, 'handle' | 'displayName' | 'email' | 'passwordHash'>;

/**
 * Turns a guest into an account with an address. Returns false if the player already has an address or is deleted. Throws
 * an error that `takenField` explains if the handle is taken.
 */
export async function registerGuestRow(
  db: Tx,
  id: string,
  { handle, displayName, email, passwordHash }: GuestRegistration,
  at: Date,
): Promise<boolean> {
  const data = { handle, displayName, email, passwordHash, guestExpiresAt: null, updatedAt: at };
  return (await db.player.updateMany({ where: { id, email: null, deletedAt: null }, data })).count === 1;
}

/** Returns guests who expired before `now`, except those with a ban newer than `bannedSince`. */
export async function expiredGuests(db: Tx, now: Date, bannedSince: Date, limit: number): Promise<string[]> {
  const ban = { kind: 'ban' as const, liftedAt: null, createdAt: { gt: bannedSince } };
  const rows = await db.player.findMany({
    where: { guestExpiresAt: { lte: now }, sanctions: { none: ban } },
    select: { id: true },
    orderBy: { guestExpiresAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Returns the number of a player's unfinished games. */
export function countCurrentGames(db: Tx, player: string): Promise<number> {
  return db.seat.count({ where: { playerId: player, finishedAt: null } });
}

/** Returns the addresses that banned players used, from their stored sessions. */
export async function addressesOfBanned(db: Tx, now: Date): Promise<string[]> {
  const ban = { kind: 'ban' as const, liftedAt: null, OR: [{ until: null }, { until: { gt: now } }] };
  const where = { player: { sanctions: { some: ban } } };
  const rows = await db.session.groupBy({ by: ['address'], where });
  return rows.flatMap(({ address }) => address ?? []);
}

/** Returns whether another person ever sat at a table with a player. */
export async function hasMetPeople(db: Tx, player: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM seats a JOIN seats b ON b.game_id = a.game_id AND b.player_id <> a.player_id
      JOIN players p ON p.id = b.player_id
    WHERE a.player_id = ${player}::uuid AND p.robot IS NULL LIMIT 1`;
  return rows.length > 0;
}
