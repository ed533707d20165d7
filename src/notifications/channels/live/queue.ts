/** A queue with one reader. */
export class Queue<Item> {
  #items: Item[] = [];
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
    this.#items = [item];
    this.#wake();
  }

  /** Makes the reader get an empty batch, as if there had been nothing for long. */
  beat(): void {
    this.#hasBeat = true;
    this.#wake();
  }

  /** Yields all that waits, as soon as something does, and nothing whenever none came for `beatMs`, until `end` is aborted. */
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

  /** Resolves at the next item, beat or the end, and beats after `ms` without any. */
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
