import type { Tx } from './client.ts';

/** The columns of a new guest. */
export interface NewGuest {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string | undefined;
  /** When the guest is deleted if nobody uses them. */
  readonly until: Date;
  readonly at: Date;
}

/** Adds a guest. Throws an error that `takenField` explains when the handle belongs to somebody. */
export async function insertGuest(db: Tx, guest: NewGuest): Promise<void> {
  const text = `
    INSERT INTO players (id, handle, display_name, locale, time_zone, guest_until, created_at, updated_at)
    VALUES ($1, $2, $3, $4, coalesce($5, 'UTC'), $6, $7, $7)`;
  const { id, handle, displayName, locale, timeZone, until, at } = guest;
  await db.query(text, [id, handle, displayName, locale, timeZone, until, at]);
}

/** Whether a player is a guest. */
export async function isGuest(db: Tx, id: string): Promise<boolean> {
  const text = 'SELECT 1 FROM players WHERE id = $1 AND guest_until IS NOT NULL';
  return (await db.query({ name: 'is-guest', text, values: [id] })).rows.length > 0;
}

/** Keeps a guest until a later time; does nothing to others, and nothing within a day of the last time. */
export async function extendGuest(db: Tx, id: string, until: Date): Promise<void> {
  const text = `UPDATE players SET guest_until = $2 WHERE id = $1 AND guest_until < $2::timestamptz - interval '1 day'`;
  await db.query({ name: 'extend-guest', text, values: [id, until] });
}

/** Makes a guest an account, which does not expire; does nothing to others. */
export async function endGuest(db: Tx, id: string, at: Date): Promise<void> {
  const text =
    'UPDATE players SET guest_until = NULL, updated_at = $2 WHERE id = $1 AND guest_until IS NOT NULL';
  await db.query(text, [id, at]);
}

/** What gives a guest, or an account without an address, an address and a password. `handle` and `email` are in lower case. */
export interface GuestRegistration {
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Makes a guest an account with an address. Returns false if the player has an address already, or is deleted. Throws
 * an error that `takenField` explains when the handle belongs to somebody.
 */
export async function registerGuestRow(
  db: Tx,
  id: string,
  { handle, displayName, email, passwordHash }: GuestRegistration,
  at: Date,
): Promise<boolean> {
  const text = `
    UPDATE players SET handle = $2, display_name = $3, email = $4, password_hash = $5, guest_until = NULL, updated_at = $6
    WHERE id = $1 AND email IS NULL AND deleted_at IS NULL`;
  return (await db.query(text, [id, handle, displayName, email, passwordHash, at])).rowCount === 1;
}

/** Returns guests who expired before `now`, without those whom a ban that is newer than `bannedSince` keeps out. */
export async function expiredGuests(db: Tx, now: Date, bannedSince: Date, limit: number): Promise<string[]> {
  const text = `
    SELECT id FROM players p
    WHERE guest_until <= $1 AND NOT EXISTS (
      SELECT 1 FROM sanctions s
      WHERE s.player_id = p.id AND s.kind = 'ban' AND s.undone_at IS NULL AND s.created_at > $2)
    ORDER BY guest_until LIMIT $3`;
  return (await db.query<{ id: string }>(text, [now, bannedSince, limit])).rows.map(({ id }) => id);
}

/** Returns the number of games in which a player sits that are not over. */
export async function countCurrentGames(db: Tx, player: string): Promise<number> {
  const text = 'SELECT count(*)::int AS games FROM seats WHERE player_id = $1 AND NOT is_over';
  const { rows } = await db.query<{ games: number }>({ name: 'count-current-games', text, values: [player] });
  return rows[0]?.games ?? 0;
}

/** Returns the addresses from which banned players used the service, as far as their sessions are remembered. */
export async function addressesOfBanned(db: Tx, now: Date): Promise<string[]> {
  const text = `
    SELECT DISTINCT s.address FROM sanctions b JOIN sessions s ON s.player_id = b.player_id
    WHERE b.kind = 'ban' AND b.undone_at IS NULL AND (b.until IS NULL OR b.until > $1) AND s.address IS NOT NULL`;
  return (await db.query<{ address: string }>(text, [now])).rows.map(({ address }) => address);
}

/** Whether somebody else who is no robot sits at a game of a player. */
export async function hasMetPeople(db: Tx, player: string): Promise<boolean> {
  const text = `
    SELECT 1 FROM seats a JOIN seats b ON b.game_id = a.game_id AND b.player_id <> a.player_id
      JOIN players p ON p.id = b.player_id
    WHERE a.player_id = $1 AND p.robot IS NULL LIMIT 1`;
  return (await db.query(text, [player])).rows.length > 0;
}
