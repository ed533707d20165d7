import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs work on request: immediately, or once again after the current run, however many requests arrive during it. After
 * each run it pauses for the time the run returns.
 */
export class Coalescing {
  readonly #work: () => Promise<number>;
  readonly #ending = new AbortController();
  #isRequested = false;
  #running: Promise<void> | undefined;

  /**
   * @param work never rejects and returns how long to pause, ms
   */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  request(): void {
    this.#isRequested = true;
    this.#running ??= this.#run();
  }

  /** Resolves after the current run has finished; later requests are ignored. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (this.#isRequested && !signal.aborted) {
      this.#isRequested = false;
      const rest = await this.#work();
      await pause(rest, undefined, { signal, ref: false }).catch(() => {}); // stopped, as the loop's condition shows
    }
    this.#running = undefined;
  }
}
