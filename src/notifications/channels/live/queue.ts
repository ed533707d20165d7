/** A queue with one reader. */
export class Queue<Item> {
  readonly #items: Item[] = [];
  readonly #capacity: number;
  readonly #overflow: Item;
  #hasBeat = false;
  #wake = () => {};

  /** `capacity`: the most items that wait; when there are more, `overflow` takes the place of all. */
  constructor(capacity: number, overflow: Item) {
    this.#capacity = capacity;
    this.#overflow = overflow;
  }

  push(item: Item): void {
    if (this.#items.length >= this.#capacity) this.replaceAll(this.#overflow);
    else this.#items.push(item);
    this.#wake();
  }

  /** Drops what waits, and puts `item` in its place. */
  replaceAll(item: Item): void {
    this.#items.splice(0, Infinity, item);
    this.#wake();
  }

  /** Makes the reader get undefined, as if there had been nothing for long. */
  beat(): void {
    this.#hasBeat = true;
    this.#wake();
  }

  /** Yields items as they come, and undefined whenever none came for `beatMs`, until `end` is aborted. */
  async *read(end: AbortSignal, beatMs: number): AsyncGenerator<Item | undefined> {
    while (!end.aborted) {
      const hasNews = await this.#hasNews(end, beatMs);
      if (this.#hasBeat || !hasNews) {
        this.#hasBeat = false;
        yield undefined;
      }
      const item = this.#items.shift();
      if (item !== undefined && !end.aborted) yield item;
    }
  }

  /** Resolves to true at the next item, beat or the end, to false after `ms` without any. */
  async #hasNews(end: AbortSignal, ms: number): Promise<boolean> {
    if (this.#items.length > 0 || this.#hasBeat || end.aborted) return true;
    return new Promise((resolve) => {
      const finish = (hasNews: boolean) => {
        clearTimeout(timer);
        end.removeEventListener('abort', this.#wake);
        resolve(hasNews);
      };
      const timer = setTimeout(() => finish(false), ms);
      this.#wake = () => finish(true);
      end.addEventListener('abort', this.#wake, { once: true });
    });
  }
}
