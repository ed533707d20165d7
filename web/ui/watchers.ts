/** A list of change listeners. */
interface Watchers {
  /** Adds a listener. Returns a function that removes it. */
  add(watcher: () => void): () => void;
  notify(): void;
}

export function createWatchers(): Watchers {
  const watchers = new Set<() => void>();
  return {
    add(watcher) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    notify() {
      for (const watcher of watchers) watcher();
    },
  };
}
