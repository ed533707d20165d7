import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account to switch to before running PostgreSQL; undefined if the process is not root. For root it is the
 * owner of an existing database folder, so that a folder created by an ordinary user still works.
 */
export function databaseAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountOf('postgres') ?? accountOf('nobody');
}

function accountOf(name: string): Account | undefined {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** Returns the account's name if the system knows it, otherwise its number. */
export function accountName(uid: number): string {
  try {
    return execFileSync('id', ['-nu', String(uid)], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return `number ${uid}`;
  }
}

/** Returns the outermost folder above `path`, or `path` itself, that the account may not enter (or run). */
export function blockedAt(path: string, account: Account): string | undefined {
  const above = dirname(path);
  const outer = above === path ? undefined : blockedAt(above, account);
  return outer ?? (mayEnter(path, account) ? undefined : path);
}

function mayEnter(path: string, account: Account): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return true;
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  return (entry.mode & (entry.gid === account.gid ? 0o010 : 0o001)) !== 0;
}
