import type { Tx } from './client.ts';

/**
 * Locks the cursor of the fan-out for the rest of the transaction, and returns the number of the last event that was
 * fanned out. Undefined: another process holds it; if that dies or stops answering, the database releases it.
 */
export async function lockCursor(client: Tx): Promise<number | undefined> {
  const text = 'SELECT number::float8 AS number FROM fan_out_cursor FOR UPDATE SKIP LOCKED';
  return (await client.query<{ number: number }>({ name: 'lock-cursor', text })).rows[0]?.number;
}

/** Places the cursor before the first event, unless it is somewhere already. */
export async function createCursor(db: Tx): Promise<void> {
  await db.query('INSERT INTO fan_out_cursor (number) VALUES (0) ON CONFLICT DO NOTHING');
}

/** Moves the cursor to the last event that was fanned out. */
export async function moveCursor(client: Tx, number: number): Promise<void> {
  const text = 'UPDATE fan_out_cursor SET number = $1';
  await client.query({ name: 'move-cursor', text, values: [number] });
}
