import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { isDatabaseAway } from './unavailable.ts';

/** The database: one pool of connections, for Prisma and for the hot statements that bypass it. */
export interface Db {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  /** Waits for running statements and closes every connection. */
  close(): Promise<void>;
}

/** Runs SQL: the pool, or the one connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

export interface DbOptions extends Omit<PoolOptions, 'max'> {
  /** Limits the connections. */
  readonly poolSize: number;
  /** `command`: statements may take as long as they need. */
  readonly purpose?: 'requests' | 'command';
}

/** Opens the database at `url`. Connects on first use, so a wrong address shows then. */
export function openDb(url: string, { poolSize, purpose = 'requests', ...options }: DbOptions): Db {
  const pool = openPool(url, purpose, { ...options, max: poolSize });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { pool, prisma, close };
}

/**
 * Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws.
 * `work` must neither wait for anything but the database nor use the pool.
 */
export async function transaction<T>(db: Db, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
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

/** Runs `work` in one read-only transaction that sees everything as of one moment, while others go on writing. */
export function snapshot<T>(db: Db, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return transaction(db, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return work(client);
  });
}

/** Returns the name of the constraint or unique index that refused a statement, if that is what `error` is. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}
