import { analyze, firstWithRows, setSequence, writeRows } from '../../db/admin/backup/copy.ts';
import { alone, migrate, migrateTo, withClient } from '../../db/admin/migrate.ts';
import { ourMigrations, readMigrations } from '../../db/admin/migrations/files.ts';
import type { Connection } from '../../db/connection/pool.ts';
import { BackupError } from './error.ts';
import { contentOf, decompress } from './files.ts';
import { fileOf, type Manifest, readManifest } from './manifest.ts';

/**
 * Restores a backup to the empty database at `url`, completely or not at all. Its files are checked before anything is
 * written; a backup of an older version is migrated afterwards.
 * @throws BackupError, MigrationError
 */
export async function restoreBackup(url: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  await checkVersion(manifest);
  const { unknown } = await migrateTo(url, manifest.migrations);
  if (unknown.length > 0)
    throw new BackupError('The database is newer than the backup: restore into one that is empty.');
  await withClient(url, (client) => alone(client, () => writeAll(client, folder, manifest)));
  await migrate(url);
  await withClient(url, analyze);
  return manifest;
}

async function checkFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const file = fileOf(folder, table);
    const content = await contentOf(file).catch((error: Error) => {
      throw new BackupError(`${file} can not be read: ${error.message}.`, { cause: error });
    });
    if (content.sha256 !== table.sha256 || content.rows !== table.rows)
      throw new BackupError(`${file} is not as it was written: it was changed or damaged.`);
  }
}

async function checkVersion({ migrations }: Manifest): Promise<void> {
  const known = (await readMigrations(ourMigrations)).map(({ name }) => name);
  const missing = migrations.filter((name) => !known.includes(name));
  if (missing.length === 0) return;
  throw new BackupError(
    `A newer version of the service made the backup: ${missing.join(', ')} is not known here.`,
  );
}

/** Tables of a job library used by older versions; they are not needed to restore waiting work. */
const isOfJobs = (name: string): boolean => name.startsWith('graphile_worker.');

async function writeAll(client: Connection, folder: string, manifest: Manifest): Promise<void> {
  const tables = manifest.tables.filter(({ name }) => !isOfJobs(name));
  const sequences = Object.entries(manifest.sequences).filter(([name]) => !isOfJobs(name));
  const filled = await firstWithRows(client, tables);
  if (filled !== undefined)
    throw new BackupError(`The database holds data already, in ${filled}: restore into one that is empty.`);
  for (const table of tables) {
    const rows = await writeRows(client, table, decompress(fileOf(folder, table)));
    if (rows !== table.rows)
      throw new BackupError(`${table.name}: ${rows} rows were written instead of ${table.rows}.`);
  }
  for (const [name, value] of sequences) await setSequence(client, name, value);
}
