import type { Tx } from './client.ts';

/** Schedules the daily emails of players, by id, unless they are scheduled already. */
export async function setDigests(db: Tx, digests: ReadonlyMap<string, Date>): Promise<void> {
  const text = `
    INSERT INTO digests (player_id, at) SELECT * FROM unnest($1::uuid[], $2::timestamptz[]) ON CONFLICT DO NOTHING`;
  await db.query({ name: 'set-digests', text, values: [[...digests.keys()], [...digests.values()]] });
}

/** Takes the players whose daily email is due; in the transaction that enqueues the emails. */
export async function takeDueDigests(db: Tx, now: Date): Promise<string[]> {
  const text = `
    DELETE FROM digests WHERE player_id IN (
      SELECT player_id FROM digests WHERE at <= $1 ORDER BY at LIMIT 500 FOR UPDATE SKIP LOCKED)
    RETURNING player_id AS id`;
  return (await db.query<{ id: string }>(text, [now])).rows.map(({ id }) => id);
}
