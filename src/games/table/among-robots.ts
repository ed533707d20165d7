import { transaction } from '../../db/transactions.ts';
import type { LoggedDecision } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { seatRobot } from '../../players/store/robot-players.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { findGame, type GameRow, insertGame, type NewGameRow } from '../store/games.ts';
import { insertSeat } from '../store/seats.ts';
import { begin } from './start.ts';

/** Who sits where, and what has been decided already. */
interface AmongRobots {
  /** The seat of the owner. */
  readonly seat: number;
  /** The level of the robots on all other seats. */
  readonly robot: RobotLevel;
  readonly moves: readonly LoggedDecision[];
}

/** Begins a game of its owner among robots with decisions that were made elsewhere. @throws Problem not-your-player */
export async function beginAmongRobots(
  deps: Deps,
  row: NewGameRow,
  { seat, robot, moves }: AmongRobots,
): Promise<GameRow> {
  await transaction(deps.db, async (client) => {
    await insertGame(client, row);
    if (!(await insertSeat(client, row.id, seat, row.ownerId, row.createdAt)))
      throw problem('not-your-player');
    for (let other = 0; other < row.seatCount; other += 1)
      if (other !== seat) await seatRobot(client, { game: row.id, seat: other, level: robot }, row.createdAt);
    const opened = await findGame(client, row.id);
    if (opened !== undefined) await begin(client, opened, row.createdAt, moves);
  });
  return (await findGame(deps.db.prisma, row.id)) as GameRow;
}

/** Returns a seat that somebody wants to take. @throws Problem invalid-setup if there is none, or it has resigned */
export function takenSeat(seat: number, seatCount: number, away: readonly number[]): number {
  if (seat >= seatCount) {
    const detail = `The game has the seats 0 to ${seatCount - 1}.`;
    throw problem('invalid-setup', { detail });
  }
  if (!away.includes(seat)) return seat;
  const detail = `Seat ${seat} had resigned by then; choose another one.`;
  throw problem('invalid-setup', { detail });
}
