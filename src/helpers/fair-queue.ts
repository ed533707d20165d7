/** Limits of running and waiting work. */
export interface QueueLimits {
  /** Maximum number of jobs running at once, all of different callers. */
  readonly atOnce: number;
  /** Maximum number of one caller's waiting jobs. */
  readonly waitingEach: number;
  /** Maximum number of all waiting jobs. */
  readonly waiting: number;
}

/** Thrown when work was rejected or dropped because its caller, or all callers together, have too much waiting. */
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
 * Serves callers in turn, so that one with many jobs delays no other. At most one job per caller runs at a time. When too
 * many wait, one of the caller with the most waiting jobs is dropped.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Set<string>();
  /** Waiting jobs, by caller, the next caller first. */
  readonly #waiting = new Map<string, Job[]>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Number of waiting jobs of all callers. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** Number of running jobs. */
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
