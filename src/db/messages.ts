import type { Queryable } from './client.ts';

/** A message between the players of a game. */
export interface MessageRow {
  readonly id: string;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
  readonly text: string;
  readonly at: Date;
}

/** Adds a message of a player. */
export async function insertMessage(
  db: Queryable,
  game: string,
  message: { id: string; playerId: string; text: string; at: Date },
): Promise<void> {
  const { id, playerId, text, at } = message;
  const sql = 'INSERT INTO messages (game_id, id, player_id, text, at) VALUES ($1, $2, $3, $4, $5)';
  await db.query(sql, [game, id, playerId, text, at]);
}

/** Returns messages of a game, the newest first; `before` is the last of the page before. */
export async function messagesAt(
  db: Queryable,
  game: string,
  before: string | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const text = `
    SELECT m.id, m.player_id AS "playerId", p.handle, p.display_name AS "displayName", m.text, m.at
    FROM messages m JOIN players p ON p.id = m.player_id
    WHERE m.game_id = $1 AND ($2::uuid IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3`;
  return (await db.query<MessageRow>(text, [game, before, limit])).rows;
}
