import { existsSync } from 'node:fs';
import { constants, copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appendToFile } from '../anchors/index.ts';
import { grant, roleIn } from '../db/admin/grants.ts';
import { openDb } from '../db/client.ts';
import { openRunning, startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { environment, readSettings, type Settings } from '../settings/config.ts';
import { BackupError, explain } from './backup/error.ts';
import { restoreBackup } from './backup/restore.ts';
import type { ServiceDatabase } from './service-database.ts';

/**
 * `npm run restore -- FOLDER`: restores a backup to the empty database at DATABASE_MIGRATE_URL or DATABASE_URL, or to a
 * new embedded one in DATA_DIR. Nothing is overwritten: a database with data is rejected.
 */
async function restore(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals[0] === undefined)
    throw new BackupError('Name the folder of the backup: npm run restore -- FOLDER');
  const settings = readSettings(environment());
  const folder = resolve(positionals[0]);
  const database = await openEmpty(settings);
  try {
    const { tables, takenAt } = await restoreBackup(database.url, folder);
    if (settings.databaseUrl !== undefined)
      await grant(database.url, roleIn(settings.databaseUrl), { always: true });
    await copySecret(settings, folder);
    await writeAnchors(settings, database.url);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows of ${tables.length} tables, as of ${takenAt}.`);
    console.log('`npm run verify-log` verifies the games.');
  } finally {
    await database.stop();
  }
}

async function openEmpty({ databaseUrl, databaseMigrateUrl, dataDir }: Settings): Promise<ServiceDatabase> {
  const url = databaseMigrateUrl ?? databaseUrl;
  if (url !== undefined) return { url, stop: async () => {} };
  if (await openRunning(dataDir))
    throw new BackupError(`The service runs on ${dataDir}: stop it, or name another DATA_DIR.`);
  return startEmbeddedPostgres({ dataDir });
}

async function copySecret({ databaseUrl, jwtSecret, dataDir }: Settings, folder: string): Promise<void> {
  const [from, to] = [join(folder, 'jwt-secret'), join(dataDir, 'jwt-secret')];
  if (databaseUrl !== undefined || jwtSecret !== undefined || !existsSync(from) || existsSync(to)) return;
  await copyFile(from, to, constants.COPYFILE_EXCL);
}

/** Writes the backup's anchors to the file that a new data folder lacks, as its service would. */
async function writeAnchors({ databaseUrl, anchors: { file } }: Settings, url: string): Promise<void> {
  if (databaseUrl !== undefined || file === undefined || existsSync(file)) return;
  const db = openDb(url, { poolSize: 1, purpose: 'command' });
  await appendToFile({ db }, file).finally(() => db.close());
}

await restore().catch(explain);
