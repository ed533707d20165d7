import { secondMs } from '../helpers/time-units.ts';
import type { Log } from './log-output.ts';

/** The state of the process's end. */
export interface Stopping {
  /** Aborted at the first signal or error that ends the process, even while it is starting. */
  readonly signal: AbortSignal;
  /** Aborted when an orderly end takes too long, or on a second signal; the rest is then abandoned. */
  readonly hurry: AbortSignal;
  /** Ends the process with status 1. */
  fail(error: Error): void;
}

/** Time limit of an orderly end, ms: a container has ten seconds, some of which the embedded database needs. */
const orderlyMs = 8 * secondMs;
const parentCheckMs = 500;

/**
 * Handles everything that ends the process: signals, a closed terminal, and uncaught errors.
 * @param isUnderNpm whether npm has started the process, which then ends with npm
 */
export function watchForStop(log: Log, isUnderNpm: boolean): Stopping {
  const stop = new AbortController();
  const hurry = new AbortController();
  let since: number | undefined;
  const begin = () => {
    if (since !== undefined) return;
    since = Date.now();
    setTimeout(() => hurry.abort(), orderlyMs).unref();
    stop.abort();
  };
  const onSignal = () => {
    // Under npm, Ctrl-C arrives twice: from the terminal, and forwarded by npm.
    if (since !== undefined && Date.now() - since > secondMs) hurry.abort();
    begin();
  };
  const fail = (error: unknown) => {
    process.exitCode = 1;
    log.fatal({ err: error }, error instanceof Error ? error.message : String(error));
    begin();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  ignoreClosedOutput();
  if (isUnderNpm) watchParent(begin);
  return { signal: stop.signal, hurry: hurry.signal, fail };
}

/** A closed terminal accepts no more output, which must not interrupt the work. */
function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Calls `onGone` when npm has ended, because npm sends signals to a shell that does not forward them. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onGone(), parentCheckMs).unref();
}

/** Resolves when a signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
