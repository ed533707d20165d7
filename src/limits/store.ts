import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { deleteInBatches } from '../db/batches.ts';
import type { Db } from '../db/client.ts';
import type { Tx } from '../db/tx.ts';

/** The state of a count after an operation. */
export interface Count {
  /** Points spent in this window, possibly more than allowed. */
  readonly spent: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
}

/** Counts by key in windows of fixed length, in the database. A window starts with the first point spent in it. */
export interface SharedCounter {
  /** Adds points without a limit; `seconds` is the length of a window that starts now. */
  add(key: string, points: number, seconds?: number): Promise<Count>;
  /** Sets a key's points, in a window that starts now. */
  set(key: string, points: number): Promise<void>;
  /** Returns undefined if nothing was spent. */
  read(key: string): Promise<Count | undefined>;
  delete(key: string): Promise<void>;
}

/** Opens the counter `name` with windows of `seconds`. Counts last even if a request is refused. */
export function openCounter({ pool }: Pick<Db, 'pool'>, name: string, seconds: number): SharedCounter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: Number.MAX_SAFE_INTEGER,
    duration: seconds,
  });
  return {
    add: async (key, points, customDuration = seconds) =>
      countOf(await limiter.penalty(key, points, { customDuration })),
    set: async (key, points) => {
      await limiter.set(key, points, seconds);
    },
    read: async (key) => {
      const found = await limiter.get(key);
      return found === null ? undefined : countOf(found);
    },
    delete: async (key) => {
      await limiter.delete(key);
    },
  };
}

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
  spent: consumedPoints,
  resetMs: msBeforeNext,
});

/** Deletes the counts of past windows. */
export async function deleteExpiredCounts(db: Tx, now: Date): Promise<void> {
  await deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire < ${now.getTime()}::bigint ORDER BY expire LIMIT ${limit})`,
  );
}
