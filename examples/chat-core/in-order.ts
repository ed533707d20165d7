/** Runs work on a key in order: `inOrder(key, act)` calls `act` once earlier work on that key is done. */
export function inOrderByKey(): <T>(key: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, act) => {
    const done = (last.get(key) ?? Promise.resolve()).then(act);
    const settled = done.catch(() => undefined);
    last.set(key, settled);
    settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return done;
  };
}
