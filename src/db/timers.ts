import type { Tx } from './client.ts';

/** Says that a game's clock is to be looked at, if the game still has that version. */
export interface Timer {
  readonly game: string;
  readonly version: number;
}

/** Sets a game's timer, in place of the one before. */
export async function setTimer(db: Tx, { game, version }: Timer, at: Date): Promise<void> {
  const text = `
    INSERT INTO timers (game_id, version, at) VALUES ($1, $2, $3)
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
    WHERE timers.version <= excluded.version`;
  await db.query({ name: 'set-timer', text, values: [game, version, at] });
}

/** Removes a game's timer, unless it was set for a later version. */
export async function clearTimer(db: Tx, { game, version }: Timer): Promise<void> {
  await db.query('DELETE FROM timers WHERE game_id = $1 AND version <= $2', [game, version]);
}

/**
 * Takes the timers that are due at `now`, the oldest first. No other process gets them before `retryAt`: the one that
 * took them sets or clears them by then, and if it dies they fire again.
 */
export async function takeDueTimers(db: Tx, now: Date, retryAt: Date, limit: number): Promise<Timer[]> {
  const text = `
    UPDATE timers SET at = $2 WHERE game_id IN (
      SELECT game_id FROM timers WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, version`;
  const { rows } = await db.query<Timer>({
    name: 'take-due-timers',
    text,
    values: [now, retryAt, limit],
  });
  return rows;
}

/** Moves the deadline of a game; returns false if the game is no longer at this version, or its clock stands still. */
export async function moveDeadline(db: Tx, { game, version }: Timer, deadline: Date): Promise<boolean> {
  const text = `
    UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2 AND status = 'running' AND paused_at IS NULL`;
  return (await db.query(text, [game, version, deadline])).rowCount === 1;
}

/** Returns the running games with a deadline that wait for a player. */
export async function gamesTimingPlayer(db: Tx, player: string): Promise<string[]> {
  const text = `
    SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id
    WHERE s.player_id = $1 AND NOT s.is_over AND g.status = 'running' AND g.awaiting_seat = s.seat AND g.deadline IS NOT NULL`;
  return (await db.query<{ id: string }>(text, [player])).rows.map(({ id }) => id);
}
