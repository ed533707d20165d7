import {
  DatabaseSetupError,
  hasDatabase,
  openRunning,
  startEmbeddedPostgres,
} from '../embedded-postgres/index.ts';
import type { Settings } from '../settings/config.ts';

/** A database that a command uses while it runs. */
export interface ServiceDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Opens the service's database: the one at DATABASE_URL, or the embedded one, which is started unless the service runs.
 * @throws DatabaseSetupError if there is none yet
 */
export async function openServiceDatabase({ databaseUrl, dataDir }: Settings): Promise<ServiceDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} };
  if (!hasDatabase(dataDir)) throw new DatabaseSetupError(`There is no database in ${dataDir} yet.`);
  return (await openRunning(dataDir)) ?? startEmbeddedPostgres({ dataDir });
}
