import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The number of waiting items, and since when the oldest has waited; undefined if there are none. */
export interface Backlog {
  readonly count: number;
  readonly since: Date | undefined;
}

/** Maximum number of rows counted, because an exact number beyond it is of no use. */
const maxCounted = 100_000;

async function backlog(db: Tx, rows: Prisma.Sql): Promise<Backlog> {
  const [found] = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min(since) AS since FROM (${rows} LIMIT ${maxCounted}::int) AS waiting`;
  return { count: found?.count ?? 0, since: found?.since ?? undefined };
}

/** Counts the outbox events that have not been fanned out. */
export const unfannedEvents = (db: Tx): Promise<Backlog> =>
  backlog(
    db,
    Prisma.sql`
      SELECT at AS since FROM outbox_events
      WHERE number IS NULL OR number > coalesce((SELECT max(number) FROM fan_out_cursor), 0)`,
  );

/** Counts the timers that are due. */
export const overdueTimers = (db: Tx): Promise<Backlog> =>
  backlog(db, Prisma.sql`SELECT at AS since FROM due WHERE kind = 'timer' AND at <= now()`);

/** Counts due work of any kind. */
export const overdueWork = (db: Tx): Promise<Backlog> =>
  backlog(db, Prisma.sql`SELECT at AS since FROM due WHERE at <= now()`);
