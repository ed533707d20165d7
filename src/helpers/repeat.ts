/**
 * Runs work now and repeatedly, each time `ms` after the last run ended, even after a failure. Returns a function that
 * stops it and waits for the current run.
 */
export function repeatEvery(
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = async (): Promise<void> => {
    await work().catch(onError);
    if (!isStopped) timer = setTimeout(next, ms).unref();
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
