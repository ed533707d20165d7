import type { Tx } from '../tx.ts';

/**
 * Writes the row reserved for probes.
 * @throws any error that keeps the database from writing
 */
export async function writeProbe(db: Tx): Promise<void> {
  await db.$executeRaw`INSERT INTO probe (at) VALUES (now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at`;
}

/** Returns the database's time, ms since 1970. */
export async function readDatabaseTime(db: Tx): Promise<number> {
  const [time] = await db.$queryRaw<{ now: number }[]>`
    SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`;
  return time?.now ?? Number.NaN;
}
