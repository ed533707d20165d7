import type { Queryable } from './client.ts';

/** What a player said of notices, of all games and of one; null: nothing. */
export async function storedPreferences(
  db: Queryable,
  player: string,
  game: string | undefined,
): Promise<{ general: unknown; game: unknown }> {
  const text = `
    SELECT p.notifications AS general, g.preferences AS game FROM players p
    LEFT JOIN game_preferences g ON g.player_id = p.id AND g.game_id = $2 WHERE p.id = $1`;
  const { rows } = await db.query<{ general: unknown; game: unknown }>(text, [player, game]);
  return rows[0] ?? { general: null, game: null };
}

/** Keeps what a player says of notices of all games. */
export async function storePreferences(db: Queryable, player: string, preferences: object): Promise<void> {
  await db.query('UPDATE players SET notifications = $2 WHERE id = $1', [
    player,
    JSON.stringify(preferences),
  ]);
}

/** Keeps what a player says of notices of one game; nothing: as of all games. */
export async function storeGamePreferences(
  db: Queryable,
  player: string,
  game: string,
  preferences: object,
): Promise<void> {
  const text = `
    INSERT INTO game_preferences (game_id, player_id, preferences) VALUES ($2, $1, $3)
    ON CONFLICT (game_id, player_id) DO UPDATE SET preferences = excluded.preferences`;
  await db.query(text, [player, game, JSON.stringify(preferences)]);
}

/** Forgets what a player said of mails about single games. */
export async function forgetGameMail(db: Queryable, player: string): Promise<void> {
  await db.query(`UPDATE game_preferences SET preferences = preferences - 'email' WHERE player_id = $1`, [
    player,
  ]);
}
