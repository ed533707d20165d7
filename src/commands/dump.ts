import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDb } from '../db/client.ts';
import { DatabaseSetupError } from '../embedded-postgres/index.ts';
import { writeDump } from '../games/records/dump/write-dump.ts';
import { createDeps } from '../platform/deps.ts';
import { environment, readSettings } from '../settings/config.ts';
import { completeConfig } from '../start.ts';
import { openServiceDatabase } from './service-database.ts';

/**
 * `npm run dump -- FOLDER`: writes all public finished games to a folder, replacing the previous dump; the default is
 * DUMP_FOLDER. The service can run in the meantime.
 */
async function dump(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const settings = readSettings(environment());
  const folder = positionals[0] === undefined ? settings.dumps.folder : resolve(positionals[0]);
  if (folder === undefined) throw new UsageError('Name a folder, or set DUMP_FOLDER: npm run dump -- FOLDER');
  const log = pino({ level: 'warn' });
  const database = await openServiceDatabase(settings);
  const config = { ...(await completeConfig(settings, log)), databaseUrl: database.url };
  const db = openDb(database.url, { poolSize: 2, purpose: 'command' });
  try {
    const made = await writeDump(createDeps({ db, config, log }), folder);
    if (made === undefined) throw new UsageError(`${folder}: another process wrote a dump meanwhile.`);
    const { manifest, written } = made;
    const games = manifest.files.reduce((sum, file) => sum + file.games, 0);
    console.log(
      `${folder}: ${games} games in ${manifest.files.length} files, ${written.length} of them written`,
    );
  } finally {
    await db.close();
    await database.stop();
  }
}

/** Thrown when the command can't be carried out; the message gives the reason. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const expected = [DatabaseSetupError.name, 'ConfigError', 'DumpError', UsageError.name];

await dump().catch((error: NodeJS.ErrnoException) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(expected.includes(error.name) || isUsage ? error.message : error);
  process.exitCode = 1;
});
