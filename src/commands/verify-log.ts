import { environment, readSettings } from '../config.ts';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../db/embedded-postgres.ts';
import { checkAllLogs, type GameCheck } from '../games/log/check-logs.ts';
import { openServiceDatabase } from './service-database.ts';

/** Checks every game's log of the service's database; prints each fault and ends with status 1 if there is one. */
async function verifyLog(): Promise<void> {
  const settings = readSettings(environment());
  const database = await openServiceDatabase(settings);
  const db = openDb(database.url, { poolSize: 1, purpose: 'command' });
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

await verifyLog().catch((error: Error) => {
  const isExpected = error instanceof DatabaseSetupError || error.name === 'ConfigError';
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
});
