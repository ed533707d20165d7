import type { Queryable } from './client.ts';

/** Schedules a player's daily email, unless it is scheduled already. */
export async function setDigest(db: Queryable, player: string, at: Date): Promise<void> {
  const text = 'INSERT INTO digests (player_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  await db.query({ name: 'set-digest', text, values: [player, at] });
}

/** Takes the players whose daily email is due; in the transaction that enqueues the emails. */
export async function takeDueDigests(db: Queryable, now: Date): Promise<string[]> {
  const text = `
    DELETE FROM digests WHERE player_id IN (
      SELECT player_id FROM digests WHERE at <= $1 ORDER BY at LIMIT 500 FOR UPDATE SKIP LOCKED)
    RETURNING player_id AS id`;
  return (await db.query<{ id: string }>(text, [now])).rows.map(({ id }) => id);
}
