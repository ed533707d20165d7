import { pino } from 'pino';
import { keepAnchorsNow } from '../anchors/index.ts';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { createDeps } from '../platform/deps.ts';
import { environment, readSettings } from '../settings/config.ts';
import { completeConfig } from '../start.ts';
import { openServiceDatabase } from './service-database.ts';

/** `npm run anchor`: anchors the logs now, even if today's anchor exists. The service can run in the meantime. */
async function anchor(): Promise<void> {
  const settings = readSettings(environment());
  const log = pino({ level: 'warn' });
  const database = await openServiceDatabase(settings);
  const config = { ...(await completeConfig(settings, log)), databaseUrl: database.url };
  const db = openDb(database.url, { poolSize: 2, purpose: 'command' });
  try {
    const made = await keepAnchorsNow(createDeps({ db, config, log }));
    for (const { number, size } of made) console.log(`anchor ${number}: ${size} games`);
    console.log(config.anchors.file ?? 'ANCHOR_FILE is none: the anchors were written to no file');
  } finally {
    await db.close();
    await database.stop();
  }
}

await anchor().catch((error: Error) => {
  const isExpected =
    error instanceof DatabaseSetupError || ['ConfigError', 'AnchorFileError'].includes(error.name);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
