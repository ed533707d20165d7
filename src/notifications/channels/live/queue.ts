/** A queue with one reader. */
export class Queue<Item> {
  #items: Item[] = [];
  readonly #capacity: number;
  readonly #overflow: Item;
  #hasBeat = false;
  #wake = () => {};

  /**
   * @param capacity maximum number of queued items; when exceeded, `overflow` replaces them all
   */
  constructor(capacity: number, overflow: Item) {
    this.#capacity = capacity;
    this.#overflow = overflow;
  }

  push(item: Item): void {
    if (this.#items.length >= this.#capacity) this.replaceAll(this.#overflow);
    else this.#items.push(item);
    this.#wake();
  }

  /** Replaces all queued items by `item`. */
  replaceAll(item: Item): void {
    this.#items = [item];
    this.#wake();
  }

  /** Makes the reader yield an empty batch, as it does after a time without items. */
  beat(): void {
    this.#hasBeat = true;
    this.#wake();
  }

  /**
   * Yields all queued items as soon as there are any, and an empty batch after `beatMs` without items, until `end` is
   * aborted.
   */
  async *read(end: AbortSignal, beatMs: number): AsyncGenerator<readonly Item[]> {
    while (!end.aborted) {
      await this.#somethingNew(end, beatMs);
      if (this.#hasBeat) {
        this.#hasBeat = false;
        yield [];
      }
      const items = this.#items;
      this.#items = [];
      if (items.length > 0 && !end.aborted) yield items;
    }
  }

  /** Resolves at the next item, beat or end; sends a beat after `ms` without any. */
  async #somethingNew(end: AbortSignal, ms: number): Promise<void> {
    if (this.#items.length > 0 || this.#hasBeat || end.aborted) return;
    await new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        end.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(() => this.beat(), ms);
      this.#wake = finish;
      end.addEventListener('abort', finish, { once: true });
    });
  }
}
