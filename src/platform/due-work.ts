import { isUnavailable } from '../db/connection/unavailable.ts';
import type { Due, Lease } from '../db/due.ts';
import { Semaphore } from '../helpers/semaphore.ts';
import { secondMs } from '../helpers/time-units.ts';
import type { Deps } from './deps.ts';

/** When a processed row is due again; undefined `at` if it is not. */
export interface NextDue {
  readonly at: Date | undefined;
}

/** Delay before checking for newly due work that does not report its time, ms. */
const soonMs = secondMs;

/** A kind of work stored in database rows, each with its due time. */
export interface DueRows<Row> {
  /** Lease of a row, ms: after that, any process can take a row that still exists. */
  readonly leaseMs: number;
  /** Maximum number of rows processed at once. */
  readonly atOnce: number;
  /** Maximum number of rows taken, if higher. */
  readonly max?: number;
  /** Log message for a failure. */
  readonly failure: string;
  /** Takes due rows. */
  take(lease: Lease): Promise<readonly Row[]>;
  /**
   * Processes a row, and removes it or returns when it is due again; `signal` is aborted when the process stops.
   * Returning the time saves a query.
   */
  work(row: Row, signal: AbortSignal): Promise<NextDue | undefined>;
}

/**
 * Processes due rows, each under a lease, in any number of processes. A row that a process fails at, or leaves behind
 * when it dies, is due again when the lease ends.
 */
export class DueWork<Row extends object = Due> {
  readonly #deps: Pick<Deps, 'clock' | 'log'>;
  readonly #rows: DueRows<Row>;
  readonly #slots: Semaphore;
  /** Called with a time at which a row may be due. */
  onDue: (at: Date) => void = () => {};
  readonly #ending = new AbortController();
  readonly #working = new Set<Promise<void>>();
  #taking: Promise<void> | undefined;
  #hasMore = false;
  /** When the first row was started, or the last one finished. */
  #movedAt = 0;

  constructor(deps: Pick<Deps, 'clock' | 'log'>, rows: DueRows<Row>) {
    this.#deps = deps;
    this.#rows = rows;
    this.#slots = new Semaphore(rows.atOnce);
  }

  /** Takes due rows up to the capacity, and more as soon as there is room. */
  async takeAvailable(): Promise<void> {
    this.#hasMore = true;
    do {
      this.#taking ??= this.#take().finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    } while (this.#canTake); // this was called just after the current take's last query
  }

  get #canTake(): boolean {
    return this.#hasMore && !this.#ending.signal.aborted && this.#working.size < this.#rows.atOnce;
  }

  /** Processes rows until none is due. */
  async drain(): Promise<void> {
    await this.takeAvailable();
    await this.#idle();
  }

  /** Returns for how long rows have been in progress without any finishing, ms; 0 if there are none. */
  get stalledForMs(): number {
    return this.#working.size === 0 ? 0 : performance.now() - this.#movedAt;
  }

  /** Finishes the taken rows. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#idle();
  }

  async #idle(): Promise<void> {
    while (this.#taking !== undefined || this.#working.size > 0) {
      await this.#taking?.catch(() => {}); // reported to the caller of `takeAvailable`
      await Promise.all(this.#working);
    }
  }

  async #take(): Promise<void> {
    const { leaseMs, atOnce, max = atOnce } = this.#rows;
    while (this.#canTake) {
      this.#hasMore = false;
      const now = this.#deps.clock();
      const limit = max - this.#working.size;
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

  /** Takes more rows after one was processed. */
  async #goOn(next: NextDue | undefined): Promise<void> {
    const now = this.#deps.clock().getTime();
    const at = next === undefined ? new Date(now + soonMs) : next.at;
    if (at !== undefined) this.onDue(at);
    if (next === undefined || this.#hasMore || (at !== undefined && at.getTime() <= now))
      await this.takeAvailable();
  }

  #logFailure(row: Row, error: unknown): void {
    if (isUnavailable(error)) return; // due rows are taken again later
    this.#deps.log.error({ err: error, row }, this.#rows.failure);
  }
}
