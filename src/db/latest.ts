/**
 * Returns a function that does `work` on behalf of all who want it at the same time: each gets the result of a run that
 * began after it asked. At most one run is under way, and one waits.
 */
export function latest<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const run = () => {
    next = undefined;
    const mine = work().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(run, run);
    return next;
  };
}
