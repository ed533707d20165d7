import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { deleteInBatches } from '../db/batches.ts';
import type { Db } from '../db/client.ts';
import type { Tx } from '../db/tx.ts';

/** The state of a count after an operation on it. */
export interface Count {
  /** Points that were spent in this window, more than allowed too. */
  readonly spent: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
}

/** Counts by key in windows of fixed length, in the database. A window begins with the first point spent in it. */
export interface SharedCounter {
  /** Adds points, however many there are; `seconds`: the length of a window that begins now. */
  add(key: string, points: number, seconds?: number): Promise<Count>;
  /** Sets the points of a key, in a window that begins now. */
  set(key: string, points: number): Promise<void>;
  /** Returns undefined where nothing was spent. */
  read(key: string): Promise<Count | undefined>;
  delete(key: string): Promise<void>;
}

/** Opens the counter `name` with windows of `seconds`. What is counted lasts even if a request is refused. */
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

/** Deletes the counts of windows that are over. */
export async function deleteExpiredCounts(db: Tx, now: Date): Promise<void> {
  await deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire < ${now.getTime()}::bigint ORDER BY expire LIMIT ${limit})`,
  );
}
