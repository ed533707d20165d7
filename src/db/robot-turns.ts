import type { Tx } from './client.ts';

/** A game that waits for a robot at a version. */
export interface RobotTurn {
  readonly game: string;
  readonly version: number;
}

/** The pause that a table asks for, half as long or half as long again. */
const pause = `coalesce(g.robot_pause::interval * (0.5 + random()), '0')`;

/**
 * Adds those of some games that wait for a robot now, each to be taken after a pause if its table asks for one. One that is
 * there already keeps its time: a process may be at it.
 */
export async function addRobotTurns(db: Tx, games: readonly string[], now: Date): Promise<void> {
  if (games.length === 0) return;
  const text = `
    INSERT INTO robot_turns AS t (game_id, version, at)
    SELECT g.id, g.version, $2::timestamptz + ${pause}
    FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.awaiting_seat
    WHERE g.id = ANY($1) AND g.status = 'running' AND s.robot IS NOT NULL ORDER BY g.id
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version WHERE t.version < excluded.version`;
  await db.query({ name: 'add-robot-turns', text, values: [games, now] });
}

/** Takes turns that are due, the oldest first. No other process gets them before `until`. */
export async function takeRobotTurns(db: Tx, now: Date, until: Date, limit: number): Promise<RobotTurn[]> {
  const text = `
    UPDATE robot_turns SET at = $2 WHERE game_id IN (
      SELECT game_id FROM robot_turns WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, version`;
  return (await db.query<RobotTurn>({ name: 'take-robot-turns', text, values: [now, until, limit] })).rows;
}

/** Lets a game be taken again for its next decision, after a pause if its table asks for one. */
export async function putBackRobotTurn(db: Tx, game: string, now: Date): Promise<void> {
  const text = `
    UPDATE robot_turns t SET at = $2::timestamptz + ${pause} FROM games g WHERE t.game_id = $1 AND g.id = $1`;
  await db.query({ name: 'put-back-robot-turn', text, values: [game, now] });
}

/** Removes a game that waits for no robot at a version; returns false if it has come to wait for one since. */
export async function endRobotTurn(db: Tx, { game, version }: RobotTurn): Promise<boolean> {
  const text = `
    WITH turn AS (DELETE FROM robot_turns WHERE game_id = $1 AND version <= $2)
    SELECT 1 FROM robot_turns WHERE game_id = $1 AND version > $2`;
  const { rows } = await db.query({ name: 'end-robot-turn', text, values: [game, version] });
  return rows.length === 0;
}
