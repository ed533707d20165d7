import { secondMs } from '../helpers/time-units.ts';
import type { Log } from './log-output.ts';

/** When the process has to end. */
export interface Stopping {
  /** Aborted at the first signal or error that ends the process, also while it still starts. */
  readonly signal: AbortSignal;
  /** Aborted when an orderly end takes too long, or somebody asks again: what is left is then left behind. */
  readonly hurry: AbortSignal;
  /** Ends the process with status 1. */
  fail(error: Error): void;
}

/** Limits an orderly end, ms: a container has ten seconds, and the embedded database needs some of them. */
const orderlyMs = 8 * secondMs;
const parentCheckMs = 500;

/**
 * Takes over how the process ends: by signals, a closed terminal, and errors that nobody has caught.
 * @param isUnderNpm whether npm has started the process; then it ends with npm, too
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
    // One Ctrl-C arrives twice under npm: from the terminal and passed on by npm.
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

/** A terminal that is gone takes no more output; that must not end what it started in the middle of its work. */
function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Calls `onGone` when npm has ended: it passes signals to a shell that does not pass them on. */
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
