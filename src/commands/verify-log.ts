import { environment, readSettings } from '../config.ts';
import { openDb } from '../db/client.ts';
import {
  DatabaseSetupError,
  hasDatabase,
  openRunning,
  startEmbeddedPostgres,
} from '../db/embedded-postgres.ts';
import { checkAllLogs, type GameCheck } from '../games/log/check-logs.ts';

/** Checks every game's log of the service's database; prints each fault and ends with status 1 if there is one. */
async function verifyLog(): Promise<void> {
  const settings = readSettings(environment());
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await embedded(settings.dataDir);
  const db = openDb(database.url, { poolSize: 1 });
  const seen = { games: 0, entries: 0, faults: 0 };
  const report = ({ game, check }: GameCheck) => {
    seen.games += 1;
    seen.entries += check.entries;
    if (!check.fault) return;
    seen.faults += 1;
    console.log(`game ${game}, entry ${check.fault.seq} ${check.fault.problem}: ${check.fault.detail}`);
  };
  try {
    await checkAllLogs(db, report);
    console.log(`${seen.games} games, ${seen.entries} entries checked, ${seen.faults} games with a fault`);
    process.exitCode = seen.faults > 0 ? 1 : 0;
  } finally {
    await db.close();
    await database.stop();
  }
}

/** Opens the embedded database of a running service, or starts it for the check. */
async function embedded(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (!hasDatabase(dataDir)) throw new DatabaseSetupError(`There is no database in ${dataDir} yet.`);
  return (await openRunning(dataDir)) ?? startEmbeddedPostgres({ dataDir });
}

await verifyLog().catch((error: Error) => {
  const isExpected = error instanceof DatabaseSetupError || error.name === 'ConfigError';
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
});
