import type { Tx } from './client.ts';

/** What a player notes about a game; nobody else reads it. */
export interface NoteRow {
  readonly text: string;
  readonly updatedAt: Date;
}

/** Returns a player's note about a game. */
export async function findNote(db: Tx, game: string, player: string): Promise<NoteRow | undefined> {
  const text = 'SELECT text, updated_at AS "updatedAt" FROM notes WHERE game_id = $1 AND player_id = $2';
  return (await db.query<NoteRow>(text, [game, player])).rows[0];
}

/** Puts a note in place of the player's last one about the game. */
export async function storeNote(db: Tx, game: string, player: string, note: NoteRow): Promise<void> {
  const text = `
    INSERT INTO notes (game_id, player_id, text, updated_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game_id, player_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`;
  await db.query(text, [game, player, note.text, note.updatedAt]);
}

/** Deletes a player's note about a game, if there is one. */
export async function deleteNote(db: Tx, game: string, player: string): Promise<void> {
  await db.query('DELETE FROM notes WHERE game_id = $1 AND player_id = $2', [game, player]);
}
