import { firstIdAt, noId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';

/** Maximum number of rows per statement; short statements keep others from waiting. */
const batchSize = 1_000;

/**
 * Deletes outbox events that were written before `before` and have been fanned out. The last one stays because it holds
 * the last number given.
 */
export async function deleteOldEvents(db: Tx, before: Date): Promise<void> {
  const deleteSome = () => db.$executeRaw`
    WITH old AS (
      SELECT game_id, position, at FROM outbox_events
      WHERE number <= (SELECT number FROM fan_out_cursor) AND number < (SELECT max(number) FROM outbox_events)
      ORDER BY number LIMIT ${batchSize}::int
    )
    DELETE FROM outbox_events o USING old
    WHERE o.game_id = old.game_id AND o.position = old.position AND old.at < ${before}::timestamptz`;
  while ((await deleteSome()) === batchSize);
}

/** Times before which finished deliveries are deleted. */
interface Finished {
  /** For delivered and dropped ones. */
  readonly delivered: Date;
  readonly failed: Date;
}

/** Deletes finished deliveries with their attempts. Needs no index on time, because ids are in that order. */
export async function deleteOldDeliveries(db: Tx, { delivered, failed }: Finished): Promise<void> {
  const end = firstIdAt(delivered);
  for (let last: string | undefined = noId; last !== undefined; ) {
    const page: { id: string }[] = await db.$queryRaw`
      WITH old AS (
        SELECT id, state, finished_at FROM deliveries
        WHERE id > ${last}::uuid AND id < ${end}::uuid ORDER BY id LIMIT ${batchSize}::int
      ), deleted AS (
        DELETE FROM deliveries d USING old
        WHERE d.id = old.id AND old.finished_at < CASE
          WHEN old.state = 'failed' THEN ${failed}::timestamptz ELSE ${delivered}::timestamptz END
      )
      SELECT id FROM old ORDER BY id DESC LIMIT 1`;
    last = page[0]?.id;
  }
}
