/**
 * A map of bounded size: when it is full, the entries that were used least recently make room for a new one. The page has it too, and
 * would carry 19 kB of lru-cache in place of 0.4.
 */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #capacity: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  /** `capacity`: the most that all values may weigh together; each weighs 1 unless `weightOf` says otherwise. */
  constructor(capacity: number, weightOf: (value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weightOf = weightOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the value of a key, which counts as a use of it. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Adds or replaces the value of a key, which counts as a use of it. */
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
