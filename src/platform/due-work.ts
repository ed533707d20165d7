import { isUnavailable } from '../db/connection/unavailable.ts';
import type { Due, Lease } from '../db/due.ts';
import { Semaphore } from '../helpers/semaphore.ts';
import { secondMs } from '../helpers/time-units.ts';
import type { Deps } from './deps.ts';

/** When a row on which work was done is due again; `at` is undefined if it is not. */
export interface NextDue {
  readonly at: Date | undefined;
}

/** How soon is looked for what work that does not say so has made due, ms. */
const soonMs = secondMs;

/** A kind of work that the database holds in rows, each with the time at which it is due. */
export interface DueRows<Row> {
  /** How long a row belongs to the process that took it, ms: after that, any process can take what is still there. */
  readonly leaseMs: number;
  /** Most rows that this process works on at once. */
  readonly atOnce: number;
  /** Most rows that it has taken, if that is more. */
  readonly max?: number;
  /** What is logged when the work on a row fails. */
  readonly failure: string;
  /** Takes rows that are due. */
  take(lease: Lease): Promise<readonly Row[]>;
  /**
   * Works on a row, and removes it or says when it is due again; `signal` is aborted when the process stops. Work that returns
   * when that is saves looking for it.
   */
  work(row: Row, signal: AbortSignal): Promise<NextDue | undefined>;
}

/**
 * Works on rows that are due, each under a lease, so that any number of processes can do so: what one of them fails at, or
 * leaves behind when it dies, is due again when the lease ends.
 */
export class DueWork<Row extends object = Due> {
  readonly #deps: Pick<Deps, 'clock' | 'log'>;
  readonly #rows: DueRows<Row>;
  readonly #slots: Semaphore;
  /** Called with a time at which something may be due. */
  onDue: (at: Date) => void = () => {};
  readonly #ending = new AbortController();
  readonly #working = new Set<Promise<void>>();
  #taking: Promise<void> | undefined;
  #hasMore = false;
  /** When the first row was begun, or the last one done. */
  #movedAt = 0;

  constructor(deps: Pick<Deps, 'clock' | 'log'>, rows: DueRows<Row>) {
    this.#deps = deps;
    this.#rows = rows;
    this.#slots = new Semaphore(rows.atOnce);
  }

  /** Takes rows that are due, as far as there is room; more as soon as there is. */
  async takeUp(): Promise<void> {
    this.#hasMore = true;
    do {
      this.#taking ??= this.#take().finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    } while (this.#canTake); // this was called just after the last look of the taking under way
  }

  get #canTake(): boolean {
    return this.#hasMore && !this.#ending.signal.aborted && this.#working.size < this.#rows.atOnce;
  }

  /** Works until nothing is due. */
  async workOff(): Promise<void> {
    await this.takeUp();
    await this.#idle();
  }

  /** Returns for how long rows have been worked on while none was done, ms; 0: there are none. */
  get standsForMs(): number {
    return this.#working.size === 0 ? 0 : performance.now() - this.#movedAt;
  }

  /** Finishes what was taken. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#idle();
  }

  async #idle(): Promise<void> {
    while (this.#taking !== undefined || this.#working.size > 0) {
      await this.#taking?.catch(() => {}); // the caller of `takeUp` gets it
      await Promise.all(this.#working);
    }
  }

  async #take(): Promise<void> {
    const { leaseMs, atOnce, max: most = atOnce } = this.#rows;
    while (this.#canTake) {
      this.#hasMore = false;
      const now = this.#deps.clock();
      const limit = most - this.#working.size;
      const taken = await this.#rows.take({ now, until: new Date(now.getTime() + leaseMs), limit });
      for (const row of taken) this.#begin(row);
      if (taken.length === limit) this.#hasMore = true;
    }
  }

  #begin(row: Row): void {
    if (this.#working.size === 0) this.#movedAt = performance.now();
    const working = this.#slots
      .run(() => this.#rows.work(row, this.#ending.signal))
      .catch((error: unknown) => {
        this.#logFailure(row, error);
        return undefined;
      })
      .then((next) => {
        this.#working.delete(working);
        this.#movedAt = performance.now();
        return this.#goOn(next);
      })
      .catch((error: unknown) => this.#logFailure(row, error));
    this.#working.add(working);
  }

  /** Takes what there may be after a row was worked on. */
  async #goOn(next: NextDue | undefined): Promise<void> {
    const now = this.#deps.clock().getTime();
    const at = next === undefined ? new Date(now + soonMs) : next.at;
    if (at !== undefined) this.onDue(at);
    if (next === undefined || this.#hasMore || (at !== undefined && at.getTime() <= now)) await this.takeUp();
  }

  #logFailure(row: Row, error: unknown): void {
    if (isUnavailable(error)) return; // what is due is taken again
    this.#deps.log.error({ err: error, row }, this.#rows.failure);
  }
}
