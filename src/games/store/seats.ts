import type { Tx } from '../../db/tx.ts';
import type { RobotLevel } from '../../robots/index.ts';

/**
 * Seats a player on a free seat of a game whose lock the caller holds. Returns false without changes if the player has just been claimed or
 * deleted.
 */
export async function insertSeat(
  db: Tx,
  game: string,
  seat: number,
  player: string,
  at: Date,
): Promise<boolean> {
  // Locks the player's row, so that a concurrent claim finds this seat or waits for it.
  const seated = await db.$executeRaw`
    INSERT INTO seats (game_id, seat, player_id, joined_at)
    SELECT ${game}::uuid, ${seat}::int, id, ${at}::timestamptz
    FROM players WHERE id = ${player}::uuid AND deleted_at IS NULL FOR KEY SHARE`;
  return seated === 1;
}

/** Deletes a player's seat; returns false if there is none. */
export async function deleteSeat(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  return (await db.seat.deleteMany({ where: { gameId, playerId } })).count === 1;
}

/** Numbers the seats of a game 0, 1, 2 … in this order of players. The caller holds the game's lock. */
export async function seatInOrder(db: Tx, game: string, players: readonly string[]): Promise<void> {
  // Because of the sort, every row is deleted before the first is inserted again.
  await db.$executeRaw`
    WITH gone AS (DELETE FROM seats WHERE game_id = ${game}::uuid RETURNING *), placed AS (
      SELECT game_id, array_position(${players}::uuid[], player_id) - 1 AS seat, player_id, joined_at, robot FROM gone
    )
    INSERT INTO seats (game_id, seat, player_id, joined_at, robot) SELECT * FROM placed ORDER BY seat`;
}

/** Returns the games in which a player sits. */
export async function gamesOfPlayer(db: Tx, playerId: string): Promise<string[]> {
  const seats = await db.seat.findMany({ where: { playerId }, select: { gameId: true } });
  return seats.map(({ gameId }) => gameId);
}

/** Returns the games in which a player sits, and those created by the player. */
export async function gamesAround(db: Tx, player: string): Promise<string[]> {
  const games = await db.$queryRaw<{ id: string }[]>`
    SELECT game_id AS id FROM seats WHERE player_id = ${player}::uuid
    UNION SELECT id FROM games WHERE owner_id = ${player}::uuid`;
  return games.map(({ id }) => id);
}

/** Returns the seated players and the owners of some games, by game. */
export async function peopleAt(
  db: Tx,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.$queryRaw<{ game: string; players: string[] }[]>`
    SELECT game, array_agg(player) AS players FROM (
      SELECT game_id AS game, player_id AS player FROM seats WHERE game_id = ANY(${games}::uuid[])
      UNION SELECT id, owner_id FROM games WHERE id = ANY(${games}::uuid[])) AS around
    GROUP BY game`;
  return new Map(tables.map(({ game, players }) => [game, players]));
}

/** Gives a seat to a stand-in robot; returns false if a robot already has it. */
export async function startStandIn(db: Tx, game: string, seat: number, level: RobotLevel): Promise<boolean> {
  const begun = await db.$executeRaw`
    WITH seat AS (
      UPDATE seats SET robot = ${level}
      WHERE game_id = ${game}::uuid AND seat = ${seat}::int AND robot IS NULL RETURNING game_id
    )
    UPDATE games g SET stand_ins = stand_ins + 1 FROM seat WHERE g.id = seat.game_id`;
  return begun === 1;
}

/** Returns a seat from its stand-in robot to the player; returns false if there was none. */
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
