import type { Tx } from '../../db/tx.ts';

/**
 * Locks the cursor of the fan-out for the rest of the transaction, and returns the number of the last event that was
 * fanned out. Undefined: another process holds it; if that dies or stops answering, the database releases it.
 */
export async function lockCursor(tx: Tx): Promise<number | undefined> {
  const locked = await tx.$queryRaw<{ number: number }[]>`
    SELECT number::float8 AS number FROM fan_out_cursor FOR UPDATE SKIP LOCKED`;
  return locked[0]?.number;
}

/** Places the cursor before the first event, unless it is somewhere already. */
export async function createCursor(db: Tx): Promise<void> {
  await db.fanOutCursor.createMany({ data: [{ number: 0 }], skipDuplicates: true });
}

/** Moves the cursor to the last event that was fanned out. */
export async function moveCursor(tx: Tx, number: number): Promise<void> {
  await tx.$executeRaw`UPDATE fan_out_cursor SET number = ${number}::int8`;
}

/**
 * Moves the cursor past events for which nothing is to be done. Returns false if it is no longer where they were read, or
 * another process holds it.
 */
export async function skipEvents(db: Tx, from: number, to: number): Promise<boolean> {
  const moved = await db.$executeRaw`
    WITH free AS (SELECT number FROM fan_out_cursor WHERE number = ${from}::int8 FOR UPDATE SKIP LOCKED)
    UPDATE fan_out_cursor c SET number = ${to}::int8 FROM free WHERE c.number = free.number`;
  return moved === 1;
}
