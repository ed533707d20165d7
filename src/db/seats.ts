import type { Tx } from './client.ts';

/**
 * Seats a player on a free seat of a game whose lock the caller holds. Returns false, and changes nothing, if the
 * player is gone because somebody claimed or deleted them at this moment.
 */
export async function insertSeat(
  db: Tx,
  game: string,
  seat: number,
  player: string,
  at: Date,
): Promise<boolean> {
  // Locks the player's row, so that a claim of the player finds this seat or waits for it.
  const text = `
    INSERT INTO seats (game_id, seat, player_id, joined_at)
    SELECT $1, $2, id, $4 FROM players WHERE id = $3 AND deleted_at IS NULL FOR KEY SHARE`;
  return (await db.query(text, [game, seat, player, at])).rowCount === 1;
}

/** Deletes a player's seat; returns false if the player did not sit in the game. */
export async function deleteSeat(db: Tx, game: string, player: string): Promise<boolean> {
  const text = 'DELETE FROM seats WHERE game_id = $1 AND player_id = $2';
  return (await db.query(text, [game, player])).rowCount === 1;
}

/** Numbers the seats of a game 0, 1, 2 … in this order of players. The caller holds the game's lock. */
export async function seatInOrder(db: Tx, game: string, players: readonly string[]): Promise<void> {
  // The sort waits for every row to be deleted before the first is put back.
  const text = `
    WITH gone AS (DELETE FROM seats WHERE game_id = $1 RETURNING *)
    INSERT INTO seats (game_id, seat, player_id, joined_at, robot)
    SELECT game_id, array_position($2::uuid[], player_id) - 1, player_id, joined_at, robot FROM gone
    ORDER BY array_position($2::uuid[], player_id)`;
  await db.query(text, [game, players]);
}

/** Returns the games in which a player sits. */
export async function gamesOfPlayer(db: Tx, player: string): Promise<string[]> {
  const text = 'SELECT game_id AS id FROM seats WHERE player_id = $1';
  return (await db.query<{ id: string }>(text, [player])).rows.map(({ id }) => id);
}

/** Returns who sits at some games, by game. */
export async function playersAt(
  db: Tx,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = `
    SELECT game_id AS game, array_agg(player_id) AS players FROM seats WHERE game_id = ANY($1) GROUP BY game_id`;
  const { rows } = await db.query<{ game: string; players: string[] }>({
    name: 'players-at',
    text,
    values: [games],
  });
  return new Map(rows.map(({ game, players }) => [game, players]));
}
