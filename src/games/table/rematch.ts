import { isRobotHandle } from '../../helpers/robot-handle.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { blocksAmong } from '../../relations/store/blocks.ts';
import { visibleGame } from '../access.ts';
import { findRematch, type GameRow, type SeatRow } from '../store/games.ts';
import { DEFAULT_TERMS, termsOf } from '../terms.ts';
import { createGame, RematchTaken } from './create.ts';
import type { NewGame } from './new-game.ts';
import { takeSeat } from './take-seat.ts';

/**
 * Creates the next game of the same players, with the same rules and clock. The first request creates it and invites the others; later
 * requests take a seat in it. The game is unlisted, because its seats are reserved. Players with a block between them are not invited to
 * each other's game.
 * @throws Problem game-not-found, not-seated, game-not-finished, and those of taking a seat
 */
export async function rematch(deps: Deps, playerId: string, id: string): Promise<GameRow> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  const isOver = row.startedAt !== null && row.status !== 'running';
  if (!isOver) {
    const detail = 'The game is not over yet. For another one now, create it: POST /v1/games.';
    throw problem('game-not-finished', { detail, gameStatus: row.status });
  }
  const known = await findRematch(deps.db.prisma, id);
  if (known !== undefined) return takeSeat(deps, playerId, known, {});
  try {
    return await createGame(deps, playerId, await newGameFor(deps, row, playerId));
  } catch (error) {
    const other = error instanceof RematchTaken ? await findRematch(deps.db.prisma, id) : undefined;
    if (other === undefined) throw error;
    return takeSeat(deps, playerId, other, {});
  }
}

/** Whether the seat belongs to a robot, as opposed to a robot standing in for a player. */
export const isRobot = ({ handle, robot }: SeatRow) => robot !== null && isRobotHandle(handle);

async function newGameFor({ db }: Deps, row: GameRow, playerId: string): Promise<NewGame> {
  const others = row.seats.filter((seat) => seat.playerId !== playerId && !isRobot(seat));
  const robots = row.seats.flatMap((seat) => (isRobot(seat) && seat.robot !== null ? [seat.robot] : []));
  const ids = others.map((seat) => seat.playerId);
  const blocks = await blocksAmong(db.prisma, playerId, ids);
  const invited = others.filter((seat) => !blocks.by.has(seat.playerId) && !blocks.of.has(seat.playerId));
  // Players of the game can play the next one whatever their reliability.
  const { clock, minReliability: _, ...terms } = termsOf(row);
  return {
    ...DEFAULT_TERMS,
    ...terms,
    name: row.name,
    seatCount: row.seatCount,
    visibility: row.visibility === 'public' ? 'unlisted' : row.visibility,
    clock: clock ?? undefined,
    robots,
    invite: invited.map(({ handle }) => handle),
    join: true,
    rematchOf: row.id,
  };
}
