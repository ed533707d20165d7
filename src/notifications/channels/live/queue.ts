/** A queue with one reader. */
export class Queue<Item> {
  readonly #items: Item[] = [];
  #wake = () => {};

  push(item: Item): void {
    this.#items.push(item);
    this.#wake();
  }

  /** Yields items as they come, and undefined whenever none came for `beatMs`, until `end` is aborted. */
  async *read(end: AbortSignal, beatMs: number): AsyncGenerator<Item | undefined> {
    while (!end.aborted) {
      yield* this.#items.splice(0);
      if (!(await this.#hasNews(end, beatMs))) yield undefined;
    }
  }

  /** Resolves to true at the next item or the end, to false after `ms` without either. */
  #hasNews(end: AbortSignal, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (hasNews: boolean) => {
        clearTimeout(timer);
        end.removeEventListener('abort', this.#wake);
        resolve(hasNews);
      };
      const timer = setTimeout(() => finish(false), ms);
      this.#wake = () => finish(true);
      end.addEventListener('abort', this.#wake, { once: true });
      if (this.#items.length > 0 || end.aborted) this.#wake();
    });
  }
}
