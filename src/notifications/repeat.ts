import type { Log } from '../deps.ts';

/** Does something now and again and again, each time `ms` after the last ended. Returns a function that stops it. */
export function repeat(log: Log, ms: number, work: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = async (): Promise<void> => {
    await work().catch((error: unknown) => {
      if (!isStopped) log.error({ err: error }, 'repeated work failed this time');
    });
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
