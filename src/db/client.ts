import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { EntryBatches } from './entry-batches.ts';
import type { Queryable } from './held-transaction.ts';
import { LogReads } from './log-reads.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { openReplica } from './replica.ts';
import { RequestTransactions } from './request-transactions.ts';
import { isDatabaseAway } from './unavailable.ts';

export type { Queryable } from './held-transaction.ts';

/** The database: one pool of connections, for Prisma and for the hot statements that bypass it. */
export interface Db {
  /** Runs statements: in the transaction of the request under way if it has begun, else on any connection. */
  readonly pool: Queryable;
  readonly prisma: Prisma.TransactionClient;
  /** The pool itself, whatever transaction is under way: for counts, which last even if a request is refused. */
  readonly connections: pg.Pool;
  readonly requestTransactions: RequestTransactions;
  /** Appends entries of games that come at the same time together. */
  readonly entryBatches: EntryBatches;
  /** Reads what is new in logs of games that are asked for at the same time together. */
  readonly logReads: LogReads;
  /** Runs `work`, which only reads: on a read replica if there is one that has caught up. Nothing that it reads is stale. */
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for running statements and closes every connection. */
  close(): Promise<void>;
}

export interface DbOptions extends Omit<PoolOptions, 'max'> {
  /** Limits the connections. */
  readonly poolSize: number;
  /** `command`: statements may take as long as they need. */
  readonly purpose?: 'requests' | 'command';
  /** Limits how many games share a statement that appends entries or reads what is new. */
  readonly gamesPerStatement?: number;
  /** A read replica of the same database. */
  readonly replicaUrl?: string | undefined;
  /** Called when the primary begins to be read instead of the replica. */
  readonly onReplicaUnused?: (error: Error) => void;
}

/** Opens the database at `url`. Connects on first use, so a wrong address shows then. */
export function openDb(url: string, all: DbOptions): Db {
  const { poolSize, purpose = 'requests', replicaUrl, onReplicaUnused = () => {}, ...rest } = all;
  const { gamesPerStatement = 32, ...options } = rest;
  const pool = openPool(url, purpose, { ...options, max: poolSize });
  const replica =
    replicaUrl === undefined ? undefined : openReplica(replicaUrl, pool, poolSize, onReplicaUnused);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const close = async () => {
    await prisma.$disconnect();
    await replica?.close();
    await pool.end();
  };
  const requestTransactions = new RequestTransactions(prisma, Math.ceil(poolSize / 2));
  return {
    get pool() {
      return requestTransactions.current?.client ?? replica?.current ?? pool;
    },
    get prisma() {
      return requestTransactions.current?.prisma ?? prisma;
    },
    connections: pool,
    requestTransactions,
    entryBatches: new EntryBatches(pool, gamesPerStatement),
    logReads: new LogReads(pool, gamesPerStatement),
    read: (work) =>
      replica === undefined || requestTransactions.current !== undefined ? work() : replica.read(work),
    close,
  };
}

/**
 * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws.
 * `work` must neither wait for anything but the database nor use the pool. In the transaction of a request it becomes a
 * part of that, and a request must not do two such works at the same time.
 */
export async function transaction<T>(db: Db, work: (client: Queryable) => Promise<T>): Promise<T> {
  const { current } = db.requestTransactions;
  if (current !== undefined) return savepoint(current.client, work);
  const client = await db.connections.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (isDatabaseAway(error)) broken = error as Error;
    else {
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

async function savepoint<T>(client: Queryable, work: (client: Queryable) => Promise<T>): Promise<T> {
  await client.query('SAVEPOINT nested');
  try {
    const result = await work(client);
    await client.query('RELEASE SAVEPOINT nested');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT nested; RELEASE SAVEPOINT nested');
    throw error;
  }
}

/**
 * Runs a statement that may break a constraint which the caller knows how to deal with: in the transaction of a request
 * the next statements work all the same.
 */
export function tryStatement<T>(db: Db, statement: (client: Queryable) => Promise<T>): Promise<T> {
  const { current } = db.requestTransactions;
  return current === undefined ? statement(db.pool) : savepoint(current.client, statement);
}

/** Runs `work` in one read-only transaction that sees everything as of one moment, while others go on writing. */
export function snapshot<T>(db: Db, work: (client: Queryable) => Promise<T>): Promise<T> {
  return transaction(db, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return work(client);
  });
}

/** Returns the name of the constraint or unique index that refused a statement, if that is what `error` is. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}
