import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { address, whole, yesOrNo } from './types.ts';

/** The settings for the database. */
export interface DatabaseSettings {
  /** Undefined for an embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The URL for migrations; defaults to `databaseUrl`. */
  readonly databaseMigrateUrl: string | undefined;
  /** `transaction`: a connection belongs to this process for only one transaction at a time, so sessions keep no state. */
  readonly databasePooler: 'none' | 'transaction';
  readonly databaseConnections: number;
  /** Maximum number of decisions of different games per statement. */
  readonly decisionsPerStatement: number;
  /** Time for which a start waits for the given database, in s. */
  readonly databaseWaitSeconds: number;
  /** True if LISTEN works; otherwise the database is polled every second. */
  readonly databaseListen: boolean;
}

/** The environment variables for them. */
export const databaseVariables = {
  DATABASE_URL: address('postgres:', 'postgresql:')
    .optional()
    .describe('an address such as postgresql://user:password@host:5432/database'),
  DATABASE_MIGRATE_URL: address('postgres:', 'postgresql:')
    .optional()
    .describe('the address for migrations: with the role that owns the tables, and not through a pooler'),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'])
    .default('none')
    .describe('none, or transaction behind a pooler that gives connections to transactions'),
  DATABASE_WAIT_SECONDS: whole(0, 3600).default(60).describe('a whole number from 0 to 3600'),
  DATABASE_CONNECTIONS: whole(2, 1000)
    .default(4 * availableParallelism())
    .describe('a whole number from 2 to 1000'),
  DECISIONS_PER_STATEMENT: whole(1, 100).default(32).describe('a whole number from 1 to 100'),
  DATABASE_LISTEN: yesOrNo
    .default(true)
    .describe(
      'true, or false where LISTEN is not passed on; behind DATABASE_POOLER=transaction always false',
    ),
};

const variables = z.object(databaseVariables);

/** Returns the database's settings. */
export const databaseSettingsFrom = (read: z.infer<typeof variables>): DatabaseSettings => ({
  databaseUrl: read.DATABASE_URL,
  databaseMigrateUrl: read.DATABASE_MIGRATE_URL,
  databasePooler: read.DATABASE_POOLER,
  databaseConnections: read.DATABASE_CONNECTIONS,
  decisionsPerStatement: read.DECISIONS_PER_STATEMENT,
  databaseWaitSeconds: read.DATABASE_WAIT_SECONDS,
  databaseListen: read.DATABASE_LISTEN && read.DATABASE_POOLER === 'none',
});
