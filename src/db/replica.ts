import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { timeLimits } from './connection-options.ts';
import type { Queryable } from './held-transaction.ts';
import { latest } from './latest.ts';
import { openPool } from './pool.ts';
import { isUnavailable } from './unavailable.ts';

/**
 * A read replica. A read goes there once the replica has replayed everything that was committed when the read was
 * requested, in whatever process: so nobody reads anything older than on the primary. The proof is that of a read index:
 * the primary is asked for its position after the request came, what was acknowledged before is at or below that
 * position, and the replica is asked on the very connection that then reads.
 */
export interface Replica {
  /** The connection of the read under way, if it goes to the replica. */
  readonly current: Queryable | undefined;
  /** Runs `work`, which only reads, on the replica; on the primary where the replica is away, or too far behind. */
  read<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where a primary's log of changes ends. Positions are compared within a timeline; each failover begins a new one. */
interface Position {
  readonly lsn: string;
  readonly timeline: number;
}

/** Pauses after which a replica that is behind is asked again, ms. Replaying usually takes less than the first. */
const pausesMs = [2, 4, 8, 16, 32];
/** Longest wait for a connection to the replica, and for what it says of itself, ms. */
const answerMs = 1_000;
/** How long a replica that could not be used is left alone, ms. */
const restMs = 1_000;

const positionSql = `
  SELECT lsn::text, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int AS timeline
  FROM pg_current_wal_flush_lsn() lsn`;
/**
 * The timeline is that which is being received; roles that may not see it go by the last checkpoint, so for some minutes
 * after a failover they read the primary.
 */
const caughtUpSql = `
  SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn
         AND coalesce((SELECT received_tli FROM pg_stat_wal_receiver),
                      (SELECT timeline_id FROM pg_control_checkpoint())) = $2 AS fits`;

const reading = new AsyncLocalStorage<{ readonly of: object; readonly client: Queryable }>();

/**
 * Opens the replica at `url` of the database that `primary` is connected to. Connects on first use. `onUnused` is called
 * when the primary begins to be read instead.
 */
export function openReplica(
  url: string,
  primary: pg.Pool,
  max: number,
  onUnused: (error: Error) => void,
): Replica {
  const limits = { ...timeLimits, connect: answerMs };
  const pool = openPool(url, 'requests', { max, limits });
  const position = latest(async () => (await primary.query<Position>(positionSql)).rows[0]);
  let unusedUntil = 0;
  let isUsed = true;
  const rest = (error: Error) => {
    if (isUsed) onUnused(error);
    isUsed = false;
    unusedUntil = performance.now() + restMs;
  };
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    if (reading.getStore()?.of === pool || performance.now() < unusedUntil) return work();
    const client = await connectAfter(pool, position).catch(rest);
    if (client === undefined) return work();
    isUsed = true;
    try {
      return await reading.run({ of: pool, client }, work);
    } catch (error) {
      if (!isUnavailable(error) && !isConflict(error)) throw error;
      rest(error as Error);
    } finally {
      client.release();
    }
    return work();
  };
  return {
    get current() {
      const store = reading.getStore();
      return store?.of === pool ? store.client : undefined;
    },
    read,
    close: () => pool.end(),
  };
}

/**
 * Returns a connection to the replica, which has caught up with the primary of now.
 * @throws Error if that takes too long
 */
async function connectAfter(
  pool: pg.Pool,
  position: () => Promise<Position | undefined>,
): Promise<pg.PoolClient> {
  const at = await position();
  const client = await pool.connect();
  try {
    for (const ms of [...pausesMs, undefined]) {
      if (at === undefined || ms === undefined) break;
      if (await hasReplayed(client, at)) return client;
      await pause(ms);
    }
    throw new Error('The replica is behind, or none.');
  } catch (error) {
    client.release(isUnavailable(error));
    throw error;
  }
}

async function hasReplayed(client: pg.PoolClient, { lsn, timeline }: Position): Promise<boolean> {
  const asked = { name: 'caught-up', text: caughtUpSql, values: [lsn, timeline], query_timeout: answerMs };
  return (await client.query<{ fits: boolean | null }>(asked)).rows[0]?.fits === true;
}

/** Whether a replica cancelled a statement since it had to replay what that was still reading. */
const isConflict = (error: unknown) => (error as { code?: unknown }).code === '40001';
