import type { Tx } from './client.ts';
import { firstIdAt, noId } from './id.ts';

/** Most rows that one statement looks at: each is short, so that nobody waits for it. */
const batchSize = 1_000;

/**
 * Deletes the events of the outbox that were written before `before` and have been fanned out. The last one stays: it says
 * which numbers were given.
 */
export async function deleteOldEvents(db: Tx, before: Date): Promise<void> {
  const text = `
    WITH old AS (
      SELECT game_id, position, at FROM outbox_events
      WHERE number <= (SELECT number FROM fan_out_cursor) AND number < (SELECT max(number) FROM outbox_events)
      ORDER BY number LIMIT ${batchSize}
    )
    DELETE FROM outbox_events o USING old
    WHERE o.game_id = old.game_id AND o.position = old.position AND old.at < $1`;
  const deleteSome = async () =>
    (await db.query({ name: 'delete-old-events', text, values: [before] })).rowCount;
  while ((await deleteSome()) === batchSize);
}

/** Deliveries that were finished before these times are deleted. */
interface Finished {
  /** Of those that arrived or were dropped. */
  readonly delivered: Date;
  readonly failed: Date;
}

/** Deletes finished deliveries with their attempts. Ids are in the order of time, so that no index on it is needed. */
export async function deleteOldDeliveries(db: Tx, { delivered, failed }: Finished): Promise<void> {
  const text = `
    WITH old AS (
      SELECT id, state, finished_at FROM deliveries WHERE id > $1 AND id < $2 ORDER BY id LIMIT ${batchSize}
    ), deleted AS (
      DELETE FROM deliveries d USING old
      WHERE d.id = old.id AND old.finished_at < CASE WHEN old.state = 'failed' THEN $4::timestamptz ELSE $3 END
    )
    SELECT id FROM old ORDER BY id DESC LIMIT 1`;
  const end = firstIdAt(delivered);
  for (let last: string | undefined = noId; last !== undefined; ) {
    const values = [last, end, delivered, failed];
    const page: { rows: { id: string }[] } = await db.query({ name: 'delete-old-deliveries', text, values });
    last = page.rows[0]?.id;
  }
}
