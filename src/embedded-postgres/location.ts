import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';

/** Where a database lies that its account could not reach in the data folder. */
interface Location {
  readonly folder: string;
  /** Path, device and number of the data folder; undefined in what versions before have written. */
  readonly dataDir: string | undefined;
  readonly identity: string | undefined;
}

const noteOf = (dataDir: string) => join(dataDir, 'postgres-location');

/**
 * Returns where the database of a data folder lies if that is elsewhere.
 * @throws DatabaseSetupError if the data folder is a copy: its database is that of the original
 */
export function readLocation(dataDir: string): Location | undefined {
  const note = noteOf(dataDir);
  if (!existsSync(note)) return undefined;
  const [folder = '', path, identity] = readFileSync(note, 'utf8').split('\n').filter(Boolean);
  const location = { folder, dataDir: path, identity };
  if (!belongsTo(location, dataDir)) refuseCopy(location, dataDir);
  return location;
}

/** Whether this is the data folder that the database was made for, at its place or moved to another. */
function belongsTo({ folder, dataDir: path, identity }: Location, dataDir: string): boolean {
  if (path === undefined) return basename(dirname(folder)) === shortHash(dataDir);
  return path === dataDir || (identity === identityOf(dataDir) && !existsSync(path));
}

function refuseCopy({ folder, dataDir: path = 'another data folder' }: Location, dataDir: string): never {
  throw new DatabaseSetupError(
    `${dataDir} is a copy, and holds no database: ${noteOf(dataDir)} leads to that of ${path}, in ${folder}. Set ` +
      `DATA_DIR to ${path}. If ${dataDir} is to take its place, write that path into the second line of the file; for a ` +
      'second service restore a backup into an empty folder.',
  );
}

/** Returns the folder below `stateDir` for the database of a data folder; of several starts at once, all choose it. */
export function folderElsewhere(dataDir: string, stateDir: string): string {
  const folder = join(stateDir, shortHash(dataDir), 'postgres');
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  return folder;
}

/** Notes in the data folder where its database lies; in one step, as another start may be reading. */
export function writeLocation(dataDir: string, folder: string): void {
  const next = `${noteOf(dataDir)}.${process.pid}`;
  writeFileSync(next, `${folder}\n${dataDir}\n${identityOf(dataDir)}\n`);
  renameSync(next, noteOf(dataDir));
}

const shortHash = (text: string) => hash('sha256', text, 'hex').slice(0, 12);

function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `${dev}:${ino}`;
}
