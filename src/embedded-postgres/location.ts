import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';

/** The location of a database that its account could not reach in the data folder. */
interface Location {
  readonly folder: string;
  /** Path, device and inode of the data folder; undefined in files of earlier versions. */
  readonly dataDir: string | undefined;
  readonly identity: string | undefined;
}

const noteOf = (dataDir: string) => join(dataDir, 'postgres-location');

/**
 * Returns the location of a data folder's database if it is elsewhere.
 * @throws DatabaseSetupError if the data folder is a copy, whose database is the original's
 */
export function readLocation(dataDir: string): Location | undefined {
  const note = noteOf(dataDir);
  if (!existsSync(note)) return undefined;
  const [folder = '', path, identity] = readFileSync(note, 'utf8').split('\n').filter(Boolean);
  const location = { folder, dataDir: path, identity };
  if (!belongsTo(location, dataDir)) refuseCopy(location, dataDir);
  return location;
}

/** Returns whether the database belongs to this data folder, at its original place or moved. */
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

/** Returns the folder below `stateDir` for the database of a data folder, the same for simultaneous starts. */
export function folderElsewhere(dataDir: string, stateDir: string): string {
  const folder = join(stateDir, shortHash(dataDir), 'postgres');
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  return folder;
}

/** Records the database's location in the data folder; atomically, because another start may be reading. */
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
