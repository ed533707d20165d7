import { setTimeout } from 'node:timers/promises';
import { ThreadPool } from '../../helpers/thread-pool.ts';
import type { RobotJob, RobotJobKind, RobotResult } from './job.ts';

/** `soon`: somebody waits for it; `later`: nobody does at this moment. */
type Urgency = 'soon' | 'later';

interface Waiting {
  readonly job: RobotJob;
  readonly resolve: (result: RobotResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The share of the machine that robots may use, as the settings name it. */
interface RobotShare {
  readonly threads: number;
  readonly share: number;
  readonly niceness: number;
}

/** Threads that do the jobs of robots, as many and as much of the time as the settings allow. */
export class RobotPool {
  /** How many jobs run at once. */
  readonly threads: number;
  readonly #pool: ThreadPool<RobotJob, RobotResult>;
  readonly #queues: Readonly<Record<Urgency, Waiting[]>> = { soon: [], later: [] };
  /** The share of its time that a thread works, above 0 and at most 1. */
  readonly #share: number;
  /** Threads that neither work nor rest. */
  #free: number;

  constructor({ threads, share, niceness }: RobotShare) {
    this.threads = threads;
    this.#free = threads;
    this.#share = share;
    this.#pool = new ThreadPool({
      module: 'robots/thread/run-job.ts',
      work: 'runJob',
      name: 'of robots',
      threads,
      taskMs: 60_000,
      niceness,
    });
  }

  /**
   * Does a job, which should take no longer than a second, on a thread of the pool: after those that wait already, and those
   * for `later` after all others.
   * @throws Error when the job fails, takes far too long, or the pool is closed meanwhile
   */
  run<Kind extends RobotJobKind>(
    job: RobotJob<Kind> & { readonly kind: Kind },
    urgency: Urgency = 'soon',
  ): Promise<RobotResult<Kind>> {
    return new Promise<RobotResult>((resolve, reject) => {
      this.#queues[urgency].push({ job, resolve, reject });
      this.#begin();
    }) as Promise<RobotResult<Kind>>;
  }

  /** Ends the threads; what waits or runs fails. A later job starts them again. */
  async close(): Promise<void> {
    const waiting = Object.values(this.#queues).flatMap((queue) => queue.splice(0));
    for (const { reject } of waiting) reject(new Error('The threads of robots were closed.'));
    await this.#pool.close();
  }

  #begin(): void {
    if (this.#free === 0) return;
    const next = this.#queues.soon.shift() ?? this.#queues.later.shift();
    if (next !== undefined) void this.#do(next);
  }

  async #do({ job, resolve, reject }: Waiting): Promise<void> {
    this.#free -= 1;
    const begin = performance.now();
    await this.#pool.run(job).then(resolve, reject);
    const workedMs = performance.now() - begin;
    const restMs = workedMs / this.#share - workedMs;
    if (restMs >= 1) await setTimeout(restMs, undefined, { ref: false });
    this.#free += 1;
    this.#begin();
  }
}
