import type { Tx } from '../../db/tx.ts';

/** Creates the cursor before the first event, unless it exists. */
export async function createCursor(db: Tx): Promise<void> {
  await db.fanOutCursor.createMany({ data: [{ number: 0 }], skipDuplicates: true });
}

/**
 * Moves the cursor from the number up to which events were fanned out, and locks it for the rest of the transaction.
 * Returns false if it has moved, or another process holds it. The database releases the lock if that process dies or
 * stops responding.
 */
export async function moveCursor(db: Tx, from: number, to: number): Promise<boolean> {
  const moved = await db.$executeRaw`
    WITH free AS (SELECT number FROM fan_out_cursor WHERE number = ${from}::int8 FOR UPDATE SKIP LOCKED)
    UPDATE fan_out_cursor c SET number = ${to}::int8 FROM free WHERE c.number = free.number`;
  return moved === 1;
}
