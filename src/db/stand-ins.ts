import type { RobotLevel } from '../robots/index.ts';
import type { Tx } from './client.ts';

/** Lets a robot decide for a seat from now on; returns false if one does already. */
export async function beginStandIn(db: Tx, game: string, seat: number, level: RobotLevel): Promise<boolean> {
  const text = `
    WITH seat AS (
      UPDATE seats SET robot = $3 WHERE game_id = $1 AND seat = $2 AND robot IS NULL RETURNING game_id
    )
    UPDATE games g SET stand_ins = stand_ins + 1 FROM seat WHERE g.id = seat.game_id`;
  return (await db.query(text, [game, seat, level])).rowCount === 1;
}

/** Lets a player decide again for whom a robot stood in; returns false if none did. */
export async function endStandIn(db: Tx, game: string, player: string): Promise<boolean> {
  const text = `
    WITH seat AS (
      UPDATE seats s SET robot = NULL FROM players p
      WHERE s.game_id = $1 AND s.player_id = $2 AND s.robot IS NOT NULL AND p.id = s.player_id AND p.robot IS NULL
      RETURNING s.game_id
    )
    UPDATE games g SET stand_ins = stand_ins - 1 FROM seat WHERE g.id = seat.game_id`;
  return (await db.query(text, [game, player])).rowCount === 1;
}
