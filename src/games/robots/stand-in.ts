import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { playerAt, seatOf } from '../../helpers/seats.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { visibleGame } from '../access.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { addRobotTurns } from '../store/robot-turns.ts';
import { endStandIn, startStandIn } from '../store/seats.ts';

/** The level of robots that stand in for players; it should neither lose nor win their games. */
const standInLevel: RobotLevel = 'fair';

/**
 * Lets a robot decide for the player on a seat until the player returns, in the transaction of `client`. Returns false if a robot already
 * does.
 */
export async function standIn(deps: Deps, client: Tx, row: GameRow, seat: number): Promise<boolean> {
  if (!(await startStandIn(client, row.id, seat, standInLevel))) return false;
  const at = deps.clock();
  const data = { by: playerAt(row, seat)?.playerId };
  await insertOutboxEvent(client, { game: row.id, kind: 'player.replaced', seq: row.version, data, at });
  await addRobotTurns(client, [row.id], at);
  deps.gameCache.delete(row.id);
  return true;
}

/** Removes the robot that stands in for a player, if there is one. */
export async function resumeSeat(deps: Deps, playerId: string, game: string): Promise<boolean> {
  return transaction(deps.db, (client) => resumeSeatIn(deps, client, playerId, game));
}

/** Does the same in the transaction of `client`. */
export async function resumeSeatIn(deps: Deps, client: Tx, playerId: string, game: string): Promise<boolean> {
  if (!(await endStandIn(client, game, playerId))) return false;
  const row = await findGame(client, game);
  const data = { by: playerId };
  const event = { game, kind: 'player.returned', seq: row?.version ?? 0, data, at: deps.clock() } as const;
  await insertOutboxEvent(client, event);
  deps.gameCache.delete(game);
  return true;
}

/**
 * Removes the robot that stands in for a player, at the player's request.
 * @throws Problem game-not-found, not-seated, game-not-running
 */
export async function reclaimSeat(deps: Deps, playerId: string, id: string): Promise<void> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  await resumeSeat(deps, playerId, id);
}
