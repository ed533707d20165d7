import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, accountName, blockedAt, databaseAccount } from './account.ts';
import type { Programs } from './programs.ts';
import { DatabaseTrouble } from './trouble.ts';

const run = promisify(execFile);

/** A folder with a database in it, or where one is going to be. */
export interface Cluster {
  readonly folder: string;
  /** Runs PostgreSQL; undefined: the account of this process. */
  readonly account: Account | undefined;
}

/**
 * Where the database of a data folder lies: in `postgres` inside it. When root starts the service below a folder
 * that the database's account can't enter, it is made in `stateDir` instead, and `postgres-location` says so.
 */
export function clusterFor(dataDir: string, stateDir: string, log: (sentence: string) => void): Cluster {
  makeDataFolder(dataDir);
  const folder = folderFor(dataDir);
  const account = databaseAccount(folder);
  if (account && blockedAt(dirname(folder), account)) {
    if (existsSync(folder)) refuseBlocked(folder, account);
    const elsewhere = join(stateDir, shortHash(dataDir), 'postgres');
    mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
    writeFileSync(join(dataDir, locationNote), `${elsewhere}\n`);
    log(`The database is kept in ${elsewhere}, since its account can't enter ${dataDir}.`);
    return { folder: elsewhere, account };
  }
  refuseForeign(folder);
  return { folder, account };
}

const locationNote = 'postgres-location';

function folderFor(dataDir: string): string {
  const note = join(dataDir, locationNote);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
}

/** The database of a data folder if there is one; changes nothing. */
export function findCluster(dataDir: string): Cluster | undefined {
  const folder = folderFor(dataDir);
  return existsSync(folder) ? { folder, account: databaseAccount(folder) } : undefined;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function makeDataFolder(dataDir: string): void {
  try {
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
  } catch (error) {
    throw new DatabaseTrouble(`The data folder ${dataDir} can't be made: ${(error as Error).message}.`);
  }
}

function refuseBlocked(folder: string, account: Account): never {
  throw new DatabaseTrouble(
    `The database in ${folder} runs as account ${accountName(account.uid)}, which may not enter ` +
      `${blockedAt(dirname(folder), account)}. Allow it with chmod o+x on that folder.`,
  );
}

function refuseForeign(folder: string): void {
  const self = process.getuid?.();
  if (!self) return;
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? self;
  if (owner === self) return;
  throw new DatabaseTrouble(
    `The database in ${folder} belongs to account ${accountName(owner)}, and this is ${accountName(self)}. Start ` +
      'the service as that account or as root, or set DATA_DIR to a folder of your own.',
  );
}

/** Makes the database's files if they are not there. Half of one is never seen: the last step is a rename. */
export async function makeCluster(cluster: Cluster, programs: Programs, durable: boolean): Promise<void> {
  const { folder, account } = cluster;
  if (existsSync(folder)) return refuseOtherMajor(folder, programs.major);
  const parent = dirname(folder);
  const workshop = await makeWorkshop(parent, `${basename(folder)}.new-`);
  try {
    const made = join(workshop, 'made');
    const password = join(workshop, 'password');
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) for (const path of [workshop, password]) chownSync(path, account.uid, account.gid);
    await initdb(programs.initdb, made, password, account, durable);
    await rename(password, join(made, passwordFile));
    await rename(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another service was faster, and its database is the one
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function makeWorkshop(parent: string, prefix: string): Promise<string> {
  try {
    return await mkdtemp(join(parent, prefix));
  } catch (error) {
    throw new DatabaseTrouble(`The database can't be made in ${parent}: ${(error as Error).message}.`);
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
    throw new DatabaseTrouble(
      `The database could not be made: ${(error as { stderr?: string }).stderr || error}`,
    );
  }
}

function refuseOtherMajor(folder: string, major: string): void {
  const version = readOwn(folder, 'PG_VERSION');
  if (version === major) return;
  throw new DatabaseTrouble(
    `The database in ${folder} was made by PostgreSQL ${version}, and this service brings ${major}. Dump it with ` +
      'the older version and load it into a new data folder.',
  );
}

const passwordFile = 'service-password';

/** The password of the database's accounts; it lies among the database's own files, closed to all others. */
export const readPassword = (cluster: Cluster): string => readOwn(cluster.folder, passwordFile);

function readOwn(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8').trim();
  } catch (error) {
    throw new DatabaseTrouble(`${folder} is not a database of this service: ${(error as Error).message}.`);
  }
}
