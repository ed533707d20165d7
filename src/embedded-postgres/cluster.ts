import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';
import { type Account, accountName, blockedAt, databaseAccount } from './account.ts';
import { folderElsewhere, readLocation, writeLocation } from './location.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

/** A folder with a database, or for a new one. */
export interface Cluster {
  readonly folder: string;
  /** The account that runs PostgreSQL; undefined for this process's. */
  readonly account: Account | undefined;
}

/**
 * Returns the location of a data folder's database: in its folder `postgres`. If root starts the service below a folder
 * that the database's account can't enter, it is in `stateDir` instead, and `warn` gets a sentence about it.
 */
export function clusterFor(dataDir: string, stateDir: string, warn: (sentence: string) => void): Cluster {
  createDataFolder(dataDir);
  let folder = folderFor(dataDir);
  const account = databaseAccount(folder);
  if (account && blockedAt(dirname(folder), account)) {
    if (existsSync(folder)) refuseBlocked(folder, account);
    folder = folderElsewhere(dataDir, stateDir);
  }
  refuseForeign(folder, account);
  if (dirname(folder) !== dataDir) {
    writeLocation(dataDir, folder);
    warn(
      `The database is kept in ${folder} because its account can't enter ${dataDir}: a backup needs both.`,
    );
  }
  return { folder, account };
}

function folderFor(dataDir: string): string {
  return readLocation(dataDir)?.folder ?? join(dataDir, 'postgres');
}

/** Returns the existing database of a data folder, if any; changes nothing. */
export function findCluster(dataDir: string): Cluster | undefined {
  const folder = folderFor(dataDir);
  return existsSync(folder) ? { folder, account: databaseAccount(folder) } : undefined;
}

function createDataFolder(dataDir: string): void {
  try {
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
  } catch (error) {
    throw new DatabaseSetupError(`The data folder ${dataDir} can't be made: ${(error as Error).message}.`);
  }
}

function refuseBlocked(folder: string, account: Account): never {
  throw new DatabaseSetupError(
    `The database in ${folder} runs as account ${accountName(account.uid)}, which may not enter ` +
      `${blockedAt(dirname(folder), account)}. Allow it with chmod o+x on that folder.`,
  );
}

function refuseForeign(folder: string, account: Account | undefined): void {
  const self = process.getuid?.();
  if (account || self === undefined) return;
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? self;
  if (owner === self) return;
  throw new DatabaseSetupError(
    `The database in ${folder} belongs to account ${accountName(owner)}, and this is ${accountName(self)}. Start ` +
      'the service as that account or as root, or set DATA_DIR to a folder of your own.',
  );
}

/**
 * Creates the database's files if there are none. An incomplete database is never visible, because the last step is a
 * rename.
 */
export async function createCluster(cluster: Cluster, programs: Programs, durable: boolean): Promise<void> {
  const { folder, account } = cluster;
  if (existsSync(folder)) {
    refuseOtherMajor(folder, programs.major);
    return removeUnfinished(folder);
  }
  const parent = dirname(folder);
  const tempFolder = await createTempFolder(parent, `${basename(folder)}.new-`);
  try {
    const created = join(tempFolder, 'made');
    const password = join(tempFolder, 'password');
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) for (const path of [tempFolder, password]) chownSync(path, account.uid, account.gid);
    await initdb(programs.initdb, created, password, account, durable);
    await rename(password, join(created, passwordFile));
    await rename(created, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another service was faster, and its database is used
  } finally {
    await rm(tempFolder, { recursive: true, force: true });
  }
  await removeUnfinished(folder);
}

/**
 * Removes the leftovers of killed first starts beside a database. Another process that is still creating one no longer
 * needs it.
 */
async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder);
  const left = readdirSync(parent).filter((name) => name.startsWith(`${basename(folder)}.new-`));
  // Files that another process is currently writing are removed at the next start.
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
}

async function createTempFolder(parent: string, prefix: string): Promise<string> {
  try {
    return await mkdtemp(join(parent, prefix));
  } catch (error) {
    throw new DatabaseSetupError(`The database can't be made in ${parent}: ${(error as Error).message}.`);
  }
}

async function initdb(
  program: string,
  folder: string,
  password: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password];
  const args = ['-D', folder, '-E', 'UTF8', ...locale, ...access, '--no-instructions'];
  try {
    const env = { LC_ALL: 'C', TZ: 'UTC' };
    await run(program, durable ? args : [...args, '--no-sync', '--wal-segsize=1'], {
      cwd: '/',
      env,
      ...account,
    });
  } catch (error) {
    throw new DatabaseSetupError(
      `The database could not be made: ${(error as { stderr?: string }).stderr || error}`,
    );
  }
}

function refuseOtherMajor(folder: string, major: string): void {
  const version = readClusterFile(folder, 'PG_VERSION');
  if (version === major) return;
  throw new DatabaseSetupError(
    `The database in ${folder} was made by PostgreSQL ${version}, and this service brings ${major}. Make a backup ` +
      'with the version that made it (npm run backup), and restore it into a new data folder (npm run restore).',
  );
}

const passwordFile = 'service-password';

/** Returns the password of the database's roles, which is stored with the database's files and closed to other accounts. */
export const readPassword = (cluster: Cluster): string => readClusterFile(cluster.folder, passwordFile);

function readClusterFile(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8').trim();
  } catch (error) {
    throw new DatabaseSetupError(`${folder} is not a database of this service: ${(error as Error).message}.`);
  }
}
