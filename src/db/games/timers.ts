import type { Tx } from '../client.ts';

/** Says that a game's clock is to be looked at, if the game still has that version. */
export interface Timer {
  readonly game: string;
  readonly version: number;
}

/** Sets a game's timer, in place of the one before. */
export async function setTimer(db: Tx, { game, version }: Timer, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO timers (game_id, version, at) VALUES (${game}::uuid, ${version}::int, ${at}::timestamptz)
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
    WHERE timers.version <= excluded.version`;
}

/** Removes a game's timer, unless it was set for a later version. */
export async function clearTimer(db: Tx, { game, version }: Timer): Promise<void> {
  await db.timer.deleteMany({ where: { gameId: game, version: { lte: version } } });
}

/**
 * Takes the timers that are due at `now`, the oldest first. No other process gets them before `retryAt`: the one that
 * took them sets or clears them by then, and if it dies they fire again.
 */
export function takeDueTimers(db: Tx, now: Date, retryAt: Date, limit: number): Promise<Timer[]> {
  return db.$queryRaw`
    UPDATE timers SET at = ${retryAt}::timestamptz WHERE game_id IN (
      SELECT game_id FROM timers WHERE at <= ${now}::timestamptz ORDER BY at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, version`;
}

/** Moves the deadline of a game; returns false if the game is no longer at this version, or its clock stands still. */
export async function moveDeadline(db: Tx, { game, version }: Timer, deadline: Date): Promise<boolean> {
  const where = { id: game, version, status: 'running', pausedAt: null };
  return (await db.game.updateMany({ where, data: { deadline } })).count === 1;
}

/** Returns the running games with a deadline that wait for a player. */
export async function gamesTimingPlayer(db: Tx, player: string): Promise<string[]> {
  const games = await db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id AND g.awaiting_seat = s.seat
    WHERE s.player_id = ${player}::uuid AND NOT s.is_over AND g.status = 'running' AND g.deadline IS NOT NULL`;
  return games.map(({ id }) => id);
}
