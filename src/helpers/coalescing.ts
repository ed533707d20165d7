import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs work when it is requested: at once, or once more after what is under way, however often it was requested
 * meanwhile. Between two runs it rests for as long as the first says.
 */
export class Coalescing {
  readonly #work: () => Promise<number>;
  readonly #ending = new AbortController();
  #isRequested = false;
  #running: Promise<void> | undefined;

  /** `work` never rejects and returns how long to rest, ms. */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  request(): void {
    this.#isRequested = true;
    this.#running ??= this.#run();
  }

  /** Ends when the work under way has ended; what is requested from now on is not done. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (this.#isRequested && !signal.aborted) {
      this.#isRequested = false;
      const rest = await this.#work();
      await pause(rest, undefined, { signal, ref: false }).catch(() => {}); // stopped: the condition sees it
    }
    this.#running = undefined;
  }
}
