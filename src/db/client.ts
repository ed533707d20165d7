import { PrismaPg } from '@prisma/adapter-pg';
import { EntryBatches } from '../games/store/entry-batches.ts';
import { PrismaClient } from '../generated/prisma/client.ts';
import { openPool, type Pool, type PoolOptions } from './connection/pool.ts';
import { statementName } from './connection/statement-names.ts';
import { Transactions } from './transactions.ts';
import type { Tx } from './tx.ts';

/** The database. */
export interface Db {
  /** Prisma Client: in the current transaction if there is one, else on any connection. */
  readonly prisma: Tx;
  /** The underlying connections, outside of any transaction. */
  readonly pool: Pool;
  readonly transactions: Transactions;
  /** Appends simultaneous entries of several games together. */
  readonly entryBatches: EntryBatches;
  /** Waits for running statements and closes every connection. */
  close(): Promise<void>;
}

export interface DbOptions extends Omit<PoolOptions, 'max'> {
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** `command`: statements have no time limit. */
  readonly purpose?: 'requests' | 'command';
  /** Maximum number of games per statement that appends entries. */
  readonly gamesPerStatement?: number;
}

/** Opens the database at `url`. Connects on first use, which is when a wrong address fails. */
export function openDb(url: string, all: DbOptions): Db {
  const { poolSize, purpose = 'requests', gamesPerStatement = 32, ...options } = all;
  const pool = openPool(url, purpose, { ...options, max: poolSize });
  // Behind a pooler a named statement may reach a connection that does not know it.
  const naming = options.isPooled ? {} : { statementNameGenerator: statementName };
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, naming) });
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  const transactions = new Transactions(prisma, Math.ceil(poolSize / 2));
  return {
    get prisma() {
      return transactions.current ?? prisma;
    },
    pool,
    transactions,
    entryBatches: new EntryBatches(prisma, gamesPerStatement),
    close,
  };
}

/** Returns the name of the constraint or unique index that rejected a statement, if that is what `error` is. */
export function violatedConstraint(error: unknown): string | undefined {
  const { driverAdapterError: thrown } = Object(Object(error).meta) as {
    driverAdapterError?: { cause?: unknown };
  };
  const { constraint } = Object(thrown?.cause) as { constraint?: { index?: string } };
  return constraint?.index;
}
