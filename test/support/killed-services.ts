import { afterAll, beforeAll } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { startService } from './service-process.ts';

/** A process takes over the work of a dead one after ten seconds. */
export const waitingForLeases = { timeout: 90_000, interval: 100 };

/** A database on which service processes run one after the other. */
export interface KilledServices {
  readonly db: Db;
  /** Starts a process on the database. */
  start(): ReturnType<typeof startService>;
}

/** Creates a database for the tests of a file that kill processes. */
export function useKilledServices(): KilledServices {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await makeDatabase();
    db = openDb(database.url, { poolSize: 2 });
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  return {
    get db() {
      return db;
    },
    start: () =>
      startService({
        DATABASE_URL: database.url,
        JWT_SECRET: 'a secret of the tests, 32 characters or more',
        LOG_LEVEL: 'error',
      }),
  };
}
