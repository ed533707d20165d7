/**
 * A map of bounded size that evicts the least recently used entries. The page uses it too, and would otherwise load 19 kB
 * of lru-cache instead of 0.4.
 */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  /**
   * @param capacity maximum total weight of the values
   * @param weightOf returns a value's weight, by default 1
   */
  constructor(capacity: number, weightOf: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weightOf = weightOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the value of a key, and marks it as used. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Adds or replaces the value of a key, and marks it as used. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.#weightOf(value);
    this.#entries.delete(key);
  }
}
