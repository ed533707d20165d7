/** Counts by key; keys with count 0 are removed. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** Returns the count of a key. */
  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Returns all keys with their counts. */
  entries(): [key: string, count: number][] {
    return [...this.#counts];
  }

  /** Changes the count of a key, and returns the new one. */
  add(key: string, change: 1 | -1): number {
    const count = this.of(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
    return count;
  }
}
