import type { Tx } from '../../db/tx.ts';

/** Schedules the daily digests of players, by id, unless they are already scheduled. */
export async function setDigests(db: Tx, digests: ReadonlyMap<string, Date>): Promise<void> {
  const data = Array.from(digests, ([playerId, at]) => ({ playerId, at }));
  await db.digest.createMany({ data, skipDuplicates: true });
}

/** Takes the players whose daily digest is due, in the transaction that enqueues the emails. */
export async function takeDueDigests(db: Tx, now: Date): Promise<string[]> {
  const due = await db.$queryRaw<{ id: string }[]>`
    DELETE FROM digests WHERE player_id IN (
      SELECT player_id FROM digests WHERE at <= ${now}::timestamptz ORDER BY at LIMIT 500 FOR UPDATE SKIP LOCKED)
    RETURNING player_id AS id`;
  return due.map(({ id }) => id);
}
