import { userInfo } from 'node:os';
import { pino } from 'pino';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { createDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problems.ts';
import { environment, readSettings } from '../settings/config.ts';
import { completeConfig } from '../start.ts';
import { parseArguments, UsageError } from './moderate/arguments.ts';
import { runCommand } from './moderate/run.ts';
import { openServiceDatabase } from './service-database.ts';

/** `npm run moderate`: handles reports in the service's database for operators. The service can run in the meantime. */
async function moderate(): Promise<void> {
  const given = parseArguments(process.argv.slice(2));
  const settings = readSettings(environment());
  const log = pino({ level: 'warn' });
  const database = await openServiceDatabase(settings);
  const config = { ...(await completeConfig(settings, log)), databaseUrl: database.url };
  const db = openDb(database.url, { poolSize: 2, purpose: 'command' });
  const deps = createDeps({ db, config, log });
  try {
    const by = { operator: given.as ?? userInfo().username };
    for (const line of await runCommand(deps, by, given)) console.log(line);
  } finally {
    await db.close();
    await database.stop();
  }
}

const expected = [Problem, UsageError, DatabaseSetupError] as const;

await moderate().catch((error: Error) => {
  const isExpected = expected.some((kind) => error instanceof kind) || error.name === 'ConfigError';
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
