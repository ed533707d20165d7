import type { Tx } from './client.ts';

/** How much time a decision has, and since when it runs. Vacations are not counted. */
export interface TurnTime {
  readonly since: Date;
  readonly ms: number;
}

/** The decision that a game waits for. */
interface Turn {
  readonly id: string;
  readonly version: number;
  readonly awaitingSeat: number | null;
}

/** Gives the decision that a game waits for another time than its clock does. */
export async function setTurnTime(db: Tx, turn: Turn, { since, ms }: TurnTime): Promise<void> {
  const text = `
    INSERT INTO turn_times (game_id, version, seat, since, ms) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game_id) DO UPDATE
    SET version = excluded.version, seat = excluded.seat, since = excluded.since, ms = excluded.ms`;
  await db.query(text, [turn.id, turn.version, turn.awaitingSeat, since, Math.round(ms)]);
}

/**
 * Returns the time of the decision that a game waits for, unless its clock gives it. Somebody else's resignation does not
 * change it.
 */
export async function findTurnTime(db: Tx, turn: Turn): Promise<TurnTime | undefined> {
  const text = `
    SELECT since, ms::float8 AS ms FROM turn_times t
    WHERE game_id = $1 AND seat = $3 AND NOT EXISTS (
      SELECT FROM log_entries e WHERE e.game_id = $1 AND e.seq BETWEEN t.version + 1 AND $2 AND e.decision <> 'resign')`;
  return (await db.query<TurnTime>(text, [turn.id, turn.version, turn.awaitingSeat])).rows[0];
}

/** Returns the times that `findTurnTime` returns, of some games. */
export async function turnTimesOf(
  db: Tx,
  games: readonly string[],
): Promise<(TurnTime & { readonly game: string })[]> {
  const text = `
    SELECT t.game_id AS game, since, ms::float8 AS ms
    FROM turn_times t JOIN games g ON g.id = t.game_id AND g.awaiting_seat = t.seat
    WHERE t.game_id = ANY($1) AND NOT EXISTS (
      SELECT FROM log_entries e
      WHERE e.game_id = g.id AND e.seq BETWEEN t.version + 1 AND g.version AND e.decision <> 'resign')`;
  return (await db.query<TurnTime & { game: string }>(text, [games])).rows;
}
