import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { deleteSocketLock, socketFolderFor, socketSetting } from './socket.ts';

/** A PostgreSQL server process, as described by the file in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its Unix-domain socket; undefined if it only listens by TCP. */
  readonly socketFolder: string | undefined;
  readonly isReady: boolean;
}

/** Returns a cluster's running server, starting or ready. */
export function livingPostmaster(cluster: Cluster): Postmaster | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines[0]);
  if (isServerOf(cluster, pid)) {
    const isReady = lines[7]?.startsWith('ready') ?? false;
    return { pid, port: Number(lines[3]), socketFolder: lines[4] || undefined, isReady };
  }
  if (pid > 0 && isProcess(pid)) deletePidFile(cluster, pid);
  return undefined;
}

const pidFile = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');

function readPidFile(cluster: Cluster): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Deletes the pid file of a dead server whose process id belongs to a zombie or another program, because PostgreSQL would
 * not start.
 */
function deletePidFile(cluster: Cluster, pid: number): void {
  const lines = readPidFile(cluster);
  if (Number(lines[0]) !== pid) return;
  deleteSocketLock(cluster.folder, Number(lines[3]));
  rmSync(pidFile(cluster), { force: true });
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether the process is alive (not a zombie) and a PostgreSQL server of this cluster. */
function isServerOf({ folder }: Cluster, pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    if (process.platform !== 'linux') return commandOf(pid).includes(`postgres -D ${folder} `);
    // A server's working folder is its cluster; a zombie has none.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) && commandOf(pid).includes('postgres');
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  return execFileSync('ps', ['-o', 'args=', '-p', String(pid)]).toString();
}

const settings = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...(reportsSyncErrors() && { recovery_init_sync_method: 'syncfs' }),
};
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Returns whether crash recovery can sync the whole file system in one call instead of each file. It takes a fraction of
 * the time, and Linux reports write errors there since 5.8.
 */
function reportsSyncErrors(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

/** Options for starting a server. */
export interface LaunchOptions {
  readonly durable: boolean;
  /** Undefined for any free port. */
  readonly port: number | undefined;
  /** Called as soon as its process is running. */
  readonly onLaunch: () => void;
}

/** Maximum time for which a killed server's child processes live on and hold its memory, ms. */
const orphansEndWithinMs = 15_000;

/**
 * Starts a server on `fixedPort`, or a free port, and waits until it accepts connections. Neither Ctrl-C in the terminal
 * nor the death of this process ends it. Returns undefined if another server was faster in this folder.
 */
export async function spawnPostmaster(
  cluster: Cluster,
  program: string,
  logFile: string,
  { durable, port: fixedPort, onLaunch }: LaunchOptions,
): Promise<Postmaster | undefined> {
  const unix_socket_directories = socketSetting(socketFolderFor(cluster.folder));
  const options = Object.entries({ ...settings, unix_socket_directories, ...(durable ? {} : notDurable) });
  const flags = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const giveUpAt = Date.now() + orphansEndWithinMs;
  for (let attempt = 1; ; attempt++) {
    const port = String(fixedPort ?? (await freePort('127.0.0.1')));
    const launching = launch(cluster, program, ['-D', cluster.folder, '-p', port, ...flags], logFile);
    onLaunch();
    const outcome = await launching;
    if (typeof outcome !== 'string') return outcome;
    if (/lock file "postmaster.pid" already exists/.test(outcome)) return undefined;
    if (attempt < 5 && /could not bind|could not create any TCP/.test(outcome)) continue;
    if (Date.now() < giveUpAt && /pre-existing shared memory block|"postmaster.pid" is empty/.test(outcome)) {
      await sleep(100);
      continue;
    }
    throw new DatabaseSetupError(`PostgreSQL did not start:\n${outcome.trim()}`);
  }
}

/** Servers that this process is responsible for: they are detached, and would otherwise continue without it. */
const servers = new Map<number, Cluster>();

/** Stops a server at the latest when this process exits, in any way but SIGKILL. */
export function stopAtExit(cluster: Cluster, pid: number): void {
  if (servers.size === 0) process.once('exit', signalAll);
  servers.set(pid, cluster);
}

function forget(pid: number): void {
  servers.delete(pid);
  if (servers.size === 0) process.off('exit', signalAll);
}

function signalAll(): void {
  for (const [pid, cluster] of servers) if (isServerOf(cluster, pid)) process.kill(pid, 'SIGINT');
}

/** Returns the server once it is ready, or its output if it failed. */
async function launch(
  cluster: Cluster,
  program: string,
  args: string[],
  logFile: string,
): Promise<Postmaster | string> {
  const log = openLog(logFile);
  const before = statSync(logFile).size;
  const child = spawn(program, args, {
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
    ...cluster.account,
  });
  closeSync(log);
  child.unref();
  const { pid = 0 } = child;
  stopAtExit(cluster, pid);
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', () => {
    ended ??= '';
  });
  while (ended === undefined) {
    const found = livingPostmaster(cluster);
    if (found?.pid === pid && found.isReady) return found;
    await sleep(10);
  }
  forget(pid);
  return ended || readFileSync(logFile, 'utf8').slice(before) || 'It left no message.';
}

/** Opens the server's log for appending; truncates it above 5 MB. */
function openLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(logFile, size > 5e6 ? 'w' : 'a', 0o600);
}

/**
 * Stops the server: closes connections, writes all data. PostgreSQL 18 ignores an ordinary stop during crash recovery;
 * after 10 s an immediate stop is sent, and it recovers at the next start. Throws if it is still running after 30 s.
 */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 20_000],
  ] as const) {
    if (isServerOf(cluster, pid)) process.kill(pid, signal);
    if (await hasEnded(cluster, pid, ms)) return forget(pid);
  }
  throw new DatabaseSetupError(`PostgreSQL (process ${pid}) did not stop within 30 seconds.`);
}

async function hasEnded(cluster: Cluster, pid: number, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(10))
    if (!isServerOf(cluster, pid)) return true;
  return false;
}
