import type { Tx } from './client.ts';
import { newId } from './id.ts';

/** A period in which a player's clocks stand still. */
export interface Vacation {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns a player's vacations that end after `since`, in order. */
export async function vacationsOf(db: Tx, player: string, since: Date): Promise<Vacation[]> {
  const text = `
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM vacations
    WHERE player_id = $1 AND ends_at > $2 ORDER BY starts_at`;
  return (await db.query<Vacation>({ name: 'vacations-of', text, values: [player, since] })).rows;
}

/** Adds a vacation of a player. */
export async function insertVacation(db: Tx, player: string, { startsAt, endsAt }: Vacation): Promise<void> {
  const text = 'INSERT INTO vacations (id, player_id, starts_at, ends_at) VALUES ($1, $2, $3, $4)';
  await db.query(text, [newId(), player, startsAt, endsAt]);
}

/** Deletes a player's vacations that begin at `now` or later, and ends at `now` the one that goes on. */
export async function endVacations(db: Tx, player: string, now: Date): Promise<void> {
  await db.query('DELETE FROM vacations WHERE player_id = $1 AND starts_at >= $2', [player, now]);
  await db.query('UPDATE vacations SET ends_at = $2 WHERE player_id = $1 AND ends_at > $2', [player, now]);
}

/**
 * Returns those of some games that wait, with a deadline, for a player who has a vacation after the last decision, which
 * was made after `since`.
 */
export async function gamesWithVacation(db: Tx, games: readonly string[], since: Date): Promise<string[]> {
  const text = `
    SELECT DISTINCT g.id FROM vacations v
    JOIN seats s ON s.player_id = v.player_id AND s.game_id = ANY($1)
    JOIN games g ON g.id = s.game_id AND g.awaiting_seat = s.seat AND v.ends_at > g.updated_at
    WHERE g.id = ANY($1) AND v.ends_at > $2 AND g.status = 'running' AND g.deadline IS NOT NULL`;
  const values = [games, since];
  const { rows } = await db.query<{ id: string }>({ name: 'games-with-vacation', text, values });
  return rows.map(({ id }) => id);
}
