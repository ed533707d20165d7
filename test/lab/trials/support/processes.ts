import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whom a program runs as; undefined: as this process. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface ProgramOptions {
  /** The file that takes what it prints. */
  readonly log: string;
  readonly account?: Account | undefined;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** A program that runs beside the trial. */
export interface Program {
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** Whether it ended with status 0. */
  readonly isDone: () => boolean;
  /** Sends a signal to it alone. */
  signal(name: NodeJS.Signals): void;
  /** Ends it at once, whatever it does. */
  kill(): Promise<void>;
}

/** Starts a program. */
export function startProgram(path: string, args: readonly string[], options: ProgramOptions): Program {
  const { log, account, env, cwd } = options;
  const child: ChildProcess = spawn(path, args, {
    ...account,
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(output, { end: false });
  child.stderr?.pipe(output, { end: false });
  const ended = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    isRunning,
    isDone: () => child.exitCode === 0,
    signal: (name) => void child.kill(name),
    kill: async () => {
      if (isRunning()) child.kill('SIGKILL');
      if (isRunning()) await ended;
      output.end();
    },
  };
}

/** Returns the processes of a tree, the outermost first. */
export function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const found = [root];
  for (const each of found) for (const [pid, parent] of parents) if (parent === each) found.push(pid);
  return found.filter((pid) => pid > 1 && parents.has(pid));
}

function parentOf(pid: number): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
    return Number(rest.split(' ')[1]);
  } catch {
    return undefined; // it ended meanwhile
  }
}

/** Sends a signal to processes, as far as they are still there. */
export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Waits until `find` returns something, and returns it. Errors count as nothing found.
 * @throws Error that names the condition, after `seconds`
 */
export async function until<Found>(
  what: string,
  seconds: number,
  find: () => Promise<Found | undefined | false>,
): Promise<Found> {
  const end = performance.now() + seconds * 1000;
  let last: unknown;
  while (performance.now() < end) {
    const found = await find().catch((error: unknown) => {
      last = error;
      return undefined;
    });
    if (found !== undefined && found !== false) return found;
    await pause(200);
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: last });
}
