import type { RobotLevel } from '../../robots/index.ts';
import type { Tx } from '../client.ts';

/** Gives a seat to a robot that stands in; returns false if one does already. */
export async function beginStandIn(db: Tx, game: string, seat: number, level: RobotLevel): Promise<boolean> {
  const begun = await db.$executeRaw`
    WITH seat AS (
      UPDATE seats SET robot = ${level}
      WHERE game_id = ${game}::uuid AND seat = ${seat}::int AND robot IS NULL RETURNING game_id
    )
    UPDATE games g SET stand_ins = stand_ins + 1 FROM seat WHERE g.id = seat.game_id`;
  return begun === 1;
}

/** Gives a seat back to the player for whom a robot stood in; returns false if none did. */
export async function endStandIn(db: Tx, game: string, player: string): Promise<boolean> {
  const ended = await db.$executeRaw`
    WITH seat AS (
      UPDATE seats s SET robot = NULL FROM players p
      WHERE s.game_id = ${game}::uuid AND s.player_id = ${player}::uuid AND s.robot IS NOT NULL
        AND p.id = s.player_id AND p.robot IS NULL
      RETURNING s.game_id
    )
    UPDATE games g SET stand_ins = stand_ins - 1 FROM seat WHERE g.id = seat.game_id`;
  return ended === 1;
}
