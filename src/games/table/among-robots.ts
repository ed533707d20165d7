import { transaction } from '../../db/transactions.ts';
import type { LoggedDecision } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { seatRobot } from '../../players/store/robot-players.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { findGame, type GameRow, insertGame, type NewGameRow } from '../store/games.ts';
import { insertSeat } from '../store/seats.ts';
import { startOpenGame } from './start.ts';

/** The owner's seat, the robots, and the decisions already made. */
interface AmongRobots {
  /** The seat of the owner. */
  readonly seat: number;
  /** The level of the robots on all other seats. */
  readonly robot: RobotLevel;
  readonly moves: readonly LoggedDecision[];
}

/**
 * Starts a game of its owner against robots, with decisions made elsewhere.
 * @throws Problem not-your-player
 */
export async function startAmongRobots(
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
    if (opened !== undefined) await startOpenGame(client, opened, row.createdAt, moves);
  });
  return (await findGame(deps.db.prisma, row.id)) as GameRow;
}

/**
 * Returns the requested seat.
 * @throws Problem invalid-setup if there is none, or it has resigned
 */
export function takenSeat(seat: number, seatCount: number, away: readonly number[]): number {
  if (seat >= seatCount) {
    const detail = `The game has the seats 0 to ${seatCount - 1}.`;
    throw problem('invalid-setup', { detail });
  }
  if (!away.includes(seat)) return seat;
  const detail = `Seat ${seat} had resigned by then; choose another one.`;
  throw problem('invalid-setup', { detail });
}
