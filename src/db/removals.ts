import type { Tx } from './client.ts';

/** Records that the owner removed a player from a game, whose invitation ends with it. */
export async function insertRemoval(db: Tx, game: string, player: string, at: Date): Promise<void> {
  const text = 'INSERT INTO removals (game_id, player_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  await db.query(text, [game, player, at]);
  await db.query('DELETE FROM invitations WHERE game_id = $1 AND player_id = $2', [game, player]);
}

/** Whether the owner removed a player from a game and has not invited them since. */
export async function isRemoved(db: Tx, game: string, player: string): Promise<boolean> {
  const text = `
    SELECT 1 FROM removals WHERE game_id = $1 AND player_id = $2
      AND NOT EXISTS (SELECT 1 FROM invitations WHERE game_id = $1 AND player_id = $2)`;
  return (await db.query({ name: 'is-removed', text, values: [game, player] })).rows.length > 0;
}
