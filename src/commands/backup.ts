import { constants, copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, readSettings, type Settings } from '../settings/config.ts';
import { explain } from './backup/error.ts';
import { makeBackup } from './backup/make.ts';
import { openServiceDatabase } from './service-database.ts';

/**
 * `npm run backup -- FOLDER`: writes a backup of the service's database to a new folder. The service can run in the
 * meantime. Without DATABASE_URL it includes the data folder's secret.
 */
async function backup(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const settings = readSettings(environment());
  const folder = resolve(
    positionals[0] ?? join('backups', new Date().toISOString().replace(/\..*/, '').replaceAll(':', '-')),
  );
  const database = await openServiceDatabase(settings);
  try {
    const { tables, takenAt } = await makeBackup(database.url, folder);
    await copySecret(settings, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${rows} rows of ${tables.length} tables, as of ${takenAt}`);
  } finally {
    await database.stop();
  }
}

/** Without it, sessions, tokens and links would be invalid after a restore. */
async function copySecret({ databaseUrl, jwtSecret, dataDir }: Settings, folder: string): Promise<void> {
  if (databaseUrl !== undefined || jwtSecret !== undefined) return;
  await copyFile(join(dataDir, 'jwt-secret'), join(folder, 'jwt-secret'), constants.COPYFILE_EXCL);
}

await backup().catch(explain);
