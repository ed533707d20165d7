import type { Queryable } from './client.ts';

/**
 * Seats a player on a free seat of a game whose lock the caller holds. False: the player is no more (somebody
 * claimed them in this moment), and nothing changes.
 */
export async function takeSeat(
  db: Queryable,
  game: string,
  seat: number,
  player: string,
  at: Date,
): Promise<boolean> {
  // The player's row is held, so that who inherits from the player finds this seat or waits for it.
  const text = `
    INSERT INTO seats (game_id, seat, player_id, joined_at)
    SELECT $1, $2, id, $4 FROM players WHERE id = $3 FOR KEY SHARE`;
  return (await db.query(text, [game, seat, player, at])).rowCount === 1;
}

/** Frees a player's seat. False: the player did not sit there. */
export async function leaveSeat(db: Queryable, game: string, player: string): Promise<boolean> {
  const left = await db.query<{ seat: number }>(
    'DELETE FROM seats WHERE game_id = $1 AND player_id = $2 RETURNING seat',
    [game, player],
  );
  return left.rows.length === 1;
}

/** Gives the seats 0, 1, 2 … to the players of a game in this order. The caller holds the game's lock. */
export async function seatInOrder(db: Queryable, game: string, players: readonly string[]): Promise<void> {
  // The sort waits for every row to be deleted before the first is put back.
  const text = `
    WITH gone AS (DELETE FROM seats WHERE game_id = $1 RETURNING *)
    INSERT INTO seats (game_id, seat, player_id, joined_at)
    SELECT game_id, array_position($2::uuid[], player_id) - 1, player_id, joined_at FROM gone
    ORDER BY array_position($2::uuid[], player_id)`;
  await db.query(text, [game, players]);
}

/** The games in which a player sits. */
export async function gamesOfPlayer(db: Queryable, player: string): Promise<string[]> {
  const text = 'SELECT game_id AS id FROM seats WHERE player_id = $1';
  return (await db.query<{ id: string }>(text, [player])).rows.map(({ id }) => id);
}
