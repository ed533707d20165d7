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
import { beginStandIn, endStandIn } from '../store/seats.ts';

/** The robot that stands in for players: it should neither lose nor win their games. */
const standInLevel: RobotLevel = 'fair';

/**
 * Makes a robot decide for the player on a seat until the player is back, in the transaction of `client`. Returns false
 * if a robot does already.
 */
export async function standIn(deps: Deps, client: Tx, row: GameRow, seat: number): Promise<boolean> {
  if (!(await beginStandIn(client, row.id, seat, standInLevel))) return false;
  const at = deps.clock();
  const data = { by: playerAt(row, seat)?.playerId };
  await insertOutboxEvent(client, { game: row.id, kind: 'player.replaced', seq: row.version, data, at });
  await addRobotTurns(client, [row.id], at);
  deps.gameCache.delete(row.id);
  return true;
}

/** Ends that a robot stands in for a player, if one does. */
export async function comeBack(deps: Deps, playerId: string, game: string): Promise<boolean> {
  return transaction(deps.db, (client) => comeBackIn(deps, client, playerId, game));
}

/** Does the same in the transaction of `client`. */
export async function comeBackIn(deps: Deps, client: Tx, playerId: string, game: string): Promise<boolean> {
  if (!(await endStandIn(client, game, playerId))) return false;
  const row = await findGame(client, game);
  const data = { by: playerId };
  const event = { game, kind: 'player.returned', seq: row?.version ?? 0, data, at: deps.clock() } as const;
  await insertOutboxEvent(client, event);
  deps.gameCache.delete(game);
  return true;
}

/**
 * Ends that a robot stands in, at the player's request.
 * @throws Problem game-not-found, not-seated, game-not-running
 */
export async function takeBackSeat(deps: Deps, playerId: string, id: string): Promise<void> {
  const row = await visibleGame(deps, playerId, id);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
  if (row.status !== 'running') throw problem('game-not-running', { gameStatus: row.status });
  await comeBack(deps, playerId, id);
}
