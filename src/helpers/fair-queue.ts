/** Limits of the work that may run and wait. */
export interface QueueLimits {
  /** Most work that runs at once, of different callers. */
  readonly atOnce: number;
  /** Most work of one caller that waits. */
  readonly waitingEach: number;
  /** Most work that waits altogether. */
  readonly waiting: number;
}

/** Why work was not taken, or was dropped: its caller has too much waiting, or all callers together have. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly because: 'caller' | 'all';

  constructor(because: 'caller' | 'all') {
    super(because === 'caller' ? 'The caller waits for too much already.' : 'Too much work is waiting.');
    this.because = because;
  }
}

interface Job {
  readonly start: () => Promise<void>;
  readonly drop: (reason: QueueFull) => void;
}

/**
 * Serves callers in turn: one who asks for much waits for it alone, and delays no other. At any time at most
 * one piece of work of each caller runs, and when too much waits, it is taken from the caller who waits for most.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Set<string>();
  /** Jobs that wait, by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Pieces of work that wait, of all callers. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** Pieces of work that run now. */
  get running(): number {
    return this.#running.size;
  }

  /**
   * Runs `work` when it is the caller's turn and returns its result.
   * @throws QueueFull
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const jobs = this.#waiting.get(caller) ?? [];
    if (jobs.length >= this.#limits.waitingEach) return Promise.reject(new QueueFull('caller'));
    const done = new Promise<T>((resolve, reject) => {
      jobs.push({ start: () => work().then(resolve, reject), drop: reject });
    });
    this.#waiting.set(caller, jobs);
    this.#startNext();
    this.#dropSurplus();
    return done;
  }

  #startNext(): void {
    for (const [caller, jobs] of this.#waiting) {
      if (this.#running.size >= this.#limits.atOnce) return;
      const job = this.#running.has(caller) ? undefined : jobs.shift();
      if (job === undefined) continue;
      this.#waiting.delete(caller);
      if (jobs.length > 0) this.#waiting.set(caller, jobs);
      this.#running.add(caller);
      void job.start().then(() => {
        this.#running.delete(caller);
        this.#startNext();
      });
    }
  }

  #dropSurplus(): void {
    if (this.waiting <= this.#limits.waiting) return;
    const longest = [...this.#waiting.values()].reduce((most, jobs) =>
      jobs.length > most.length ? jobs : most,
    );
    longest.pop()?.drop(new QueueFull('all'));
  }
}
