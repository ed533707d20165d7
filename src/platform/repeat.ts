import { isUnavailable } from '../db/connection/unavailable.ts';
import { repeatEvery } from '../helpers/repeat.ts';
import type { Log } from './log-output.ts';

/** Repeats work like `repeatEvery`, and logs its failures: once while the database is unavailable, and none while stopping. */
export function repeat(log: Log, ms: number, work: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  let isAway = false;
  const logFailure = (error: unknown) => {
    if (isStopped) return;
    const wasAway = isAway;
    isAway = isUnavailable(error);
    if (!isAway) log.error({ err: error }, 'repeated work failed this time');
    else if (!wasAway) log.warn({ reason: (error as Error).message }, 'repeated work waits for the database');
  };
  const once = async () => {
    await work();
    isAway = false;
  };
  const stop = repeatEvery(ms, once, logFailure);
  return () => {
    isStopped = true;
    return stop();
  };
}
