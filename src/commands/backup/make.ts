import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { readRows, startSnapshot } from '../../db/admin/backup/copy.ts';
import { appliedMigrations, listTables, readSequences, serverVersion } from '../../db/admin/backup/tables.ts';
import { withClient } from '../../db/admin/migrate.ts';
import type { Connection } from '../../db/connection/pool.ts';
import { BackupError } from './error.ts';
import { compress } from './files.ts';
import { fileOf, type Manifest, type TableInBackup, writeManifest } from './manifest.ts';

/**
 * Writes a consistent backup of the database at `url` to a new folder; the service can run in the meantime. The folder
 * gets its name only when the backup is complete.
 * @throws BackupError
 */
export async function makeBackup(url: string, folder: string): Promise<Manifest> {
  if (existsSync(folder))
    throw new BackupError(`${folder} is there already: name a folder that does not exist yet.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await withClient(url, (client) => copyAll(client, draft));
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(client: Connection, folder: string): Promise<Manifest> {
  await startSnapshot(client);
  const migrations = await appliedMigrations(client);
  const tables: TableInBackup[] = [];
  for (const table of await listTables(client)) {
    const content = await compress(readRows(client, table), fileOf(folder, table));
    tables.push({ ...table, columns: [...table.columns], ...content });
  }
  // After the rows, so that no sequence is behind its rows.
  const sequences = await readSequences(client);
  const takenAt = new Date().toISOString();
  return {
    format: 'carcassonne-by-mail backup 1',
    takenAt,
    postgres: await serverVersion(client),
    migrations,
    tables,
    sequences,
  };
}
