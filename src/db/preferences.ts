import type { Tx } from './client.ts';

/** A player's stored notification preferences, for all games and for one; null: none. */
export async function storedPreferences(
  db: Tx,
  player: string,
  game: string | undefined,
): Promise<{ general: unknown; game: unknown }> {
  const text = `
    SELECT p.notifications AS general, g.preferences AS game FROM players p
    LEFT JOIN game_preferences g ON g.player_id = p.id AND g.game_id = $2 WHERE p.id = $1`;
  const { rows } = await db.query<{ general: unknown; game: unknown }>(text, [player, game]);
  return rows[0] ?? { general: null, game: null };
}

/** Stores a player's notification preferences for all games. */
export async function storePreferences(db: Tx, player: string, preferences: object): Promise<void> {
  const text = 'UPDATE players SET notifications = $2 WHERE id = $1';
  await db.query(text, [player, JSON.stringify(preferences)]);
}

/** Stores a player's notification preferences for one game; what is left out is as for all games. */
export async function storeGamePreferences(
  db: Tx,
  player: string,
  game: string,
  preferences: object,
): Promise<void> {
  const text = `
    INSERT INTO game_preferences (game_id, player_id, preferences) VALUES ($2, $1, $3)
    ON CONFLICT (game_id, player_id) DO UPDATE SET preferences = excluded.preferences`;
  await db.query(text, [player, game, JSON.stringify(preferences)]);
}

/** Deletes a player's preferences about emails of single games, so that those for all games apply. */
export async function deleteGameEmailPreferences(db: Tx, player: string): Promise<void> {
  const text = `UPDATE game_preferences SET preferences = preferences - 'email' WHERE player_id = $1`;
  await db.query(text, [player]);
}
