/** Runs work on a key one after the other: `inOrder(key, act)` acts when what was begun before with that key is done. */
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
