import { isUnavailable } from '../db/connection/unavailable.ts';
import type { Log } from './log-output.ts';

/** Does something now and again and again, each time `ms` after the last ended. Returns a function that stops it. */
export function repeat(log: Log, ms: number, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAway = false;
  const logFailure = (error: unknown) => {
    const wasAway = isAway;
    isAway = isUnavailable(error);
    if (!isAway) log.error({ err: error }, 'repeated work failed this time');
    else if (!wasAway) log.warn({ reason: (error as Error).message }, 'repeated work waits for the database');
  };
  const once = async (): Promise<void> => {
    await work().then(
      () => {
        isAway = false;
      },
      (error: unknown) => isStopped || logFailure(error),
    );
    if (!isStopped) timer = setTimeout(next, ms);
  };
  let current = once();
  const next = () => {
    current = once();
  };
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
