import type { Tx } from '../../db/tx.ts';
import type { Game } from '../../generated/prisma/client.ts';

/** The time for a decision, and its start. Vacations are not counted. */
export interface TurnTime {
  readonly since: Date;
  readonly ms: number;
}

/** The decision that a game waits for. */
type Turn = Readonly<Pick<Game, 'id' | 'version' | 'awaitingSeat'>>;

/** Gives the pending decision a time that differs from the clock's. */
export async function setTurnTime(db: Tx, turn: Turn, { since, ms }: TurnTime): Promise<void> {
  await db.$executeRaw`
    INSERT INTO turn_times (game_id, version, seat, since, ms)
    VALUES (${turn.id}::uuid, ${turn.version}::int, ${turn.awaitingSeat}::int, ${since}::timestamptz,
            ${Math.round(ms)}::int8)
    ON CONFLICT (game_id) DO UPDATE
    SET version = excluded.version, seat = excluded.seat, since = excluded.since, ms = excluded.ms`;
}

/** Returns the time of the pending decision, unless it is the clock's. Another player's resignation does not change it. */
export async function findTurnTime(db: Tx, turn: Turn): Promise<TurnTime | undefined> {
  const times = await db.$queryRaw<TurnTime[]>`
    SELECT since, ms::float8 AS ms FROM turn_times t
    WHERE game_id = ${turn.id}::uuid AND seat = ${turn.awaitingSeat}::int AND NOT EXISTS (
      SELECT FROM log_entries e
      WHERE e.game_id = ${turn.id}::uuid AND e.seq BETWEEN t.version + 1 AND ${turn.version}::int
        AND e.decision <> 'resign')`;
  return times[0];
}

/** Returns the results of `findTurnTime` for some games. */
export function turnTimesOf(
  db: Tx,
  games: readonly string[],
): Promise<(TurnTime & { readonly gameId: string })[]> {
  return db.$queryRaw`
    SELECT t.game_id AS "gameId", since, ms::float8 AS ms
    FROM turn_times t JOIN games g ON g.id = t.game_id AND g.awaiting_seat = t.seat
    WHERE t.game_id = ANY(${games}::uuid[]) AND NOT EXISTS (
      SELECT FROM log_entries e
      WHERE e.game_id = g.id AND e.seq BETWEEN t.version + 1 AND g.version AND e.decision <> 'resign')`;
}
