import type { Tx } from './client.ts';

/** Returns the open games that a player created or sits in. */
export async function openGamesOf(db: Tx, player: string): Promise<{ id: string; ownerId: string }[]> {
  const text = `
    SELECT id, owner_id AS "ownerId" FROM games WHERE owner_id = $1 AND status = 'open'
    UNION
    SELECT g.id, g.owner_id FROM seats s JOIN games g ON g.id = s.game_id
    WHERE s.player_id = $1 AND NOT s.is_over AND g.status = 'open' ORDER BY id`;
  return (await db.query<{ id: string; ownerId: string }>(text, [player])).rows;
}

/** Returns the running games in which a player sits. */
export async function runningGamesOf(db: Tx, player: string): Promise<string[]> {
  const text = `
    SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id
    WHERE s.player_id = $1 AND NOT s.is_over AND g.status = 'running' ORDER BY g.id`;
  return (await db.query<{ id: string }>(text, [player])).rows.map(({ id }) => id);
}

/** Returns open games that have not changed since a time. All visibilities are named so that their index is used. */
export async function openGamesUnchangedSince(db: Tx, time: Date, limit: number): Promise<string[]> {
  const text = `
    SELECT id FROM games
    WHERE visibility IN ('public', 'unlisted', 'private') AND status = 'open' AND updated_at <= $1
    ORDER BY id LIMIT $2`;
  return (await db.query<{ id: string }>(text, [time, limit])).rows.map(({ id }) => id);
}

/** Records that something about an open game changed: who sits there, or who is invited. */
export async function touchGame(db: Tx, id: string, at: Date): Promise<void> {
  await db.query(`UPDATE games SET updated_at = $2 WHERE id = $1 AND status = 'open'`, [id, at]);
}

/** Ends a game that has not started. */
export async function abortOpenGame(db: Tx, id: string, at: Date): Promise<void> {
  const text = `
    WITH game AS (
      UPDATE games SET status = 'aborted', finished_at = $2, updated_at = $2 WHERE id = $1 AND status = 'open' RETURNING id
    )
    UPDATE seats s SET is_over = true FROM game WHERE s.game_id = game.id`;
  await db.query(text, [id, at]);
}

/** Whether the owner of an open game left a seat there. */
export async function hasOwnerLeft(db: Tx, id: string): Promise<boolean> {
  const text = `
    SELECT 1 FROM outbox_events e JOIN games g ON g.id = e.game_id
    WHERE e.game_id = $1 AND e.kind = 'left' AND e.data->>'by' = g.owner_id::text LIMIT 1`;
  return (await db.query(text, [id])).rows.length > 0;
}
