import type { Tx } from '../../db/tx.ts';

/** Records a process's heartbeat and the channels on which it can't deliver; removes processes not seen for `seconds`. */
export async function writeWorkers(
  db: Tx,
  id: string,
  failing: readonly string[],
  seconds: number,
): Promise<void> {
  await db.$executeRaw`
    WITH gone AS (DELETE FROM workers WHERE seen_at < now() - make_interval(secs => ${seconds}::float8) AND id <> ${id}::uuid)
    INSERT INTO workers (id, failing, seen_at) VALUES (${id}::uuid, ${failing}::text[], now())
    ON CONFLICT (id) DO UPDATE SET failing = excluded.failing, seen_at = excluded.seen_at`;
}

/** Returns the channels on which processes seen in the last `seconds` can't deliver. */
export async function readFailingChannels(db: Tx, seconds: number): Promise<string[]> {
  const failing = await db.$queryRaw<{ channel: string }[]>`
    SELECT DISTINCT unnest(failing) AS channel FROM workers
    WHERE seen_at >= now() - make_interval(secs => ${seconds}::float8)`;
  return failing.map(({ channel }) => channel).sort();
}

/** Removes a process that is stopping. */
export async function deleteWorkers(db: Tx, id: string): Promise<void> {
  await db.worker.deleteMany({ where: { id } });
}
