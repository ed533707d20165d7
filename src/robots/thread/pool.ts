import { setTimeout } from 'node:timers/promises';
import { ThreadPool } from '../../helpers/thread-pool.ts';
import type { RobotJob, RobotJobKind, RobotResult } from './job.ts';

interface Waiting {
  readonly job: RobotJob;
  /** When it stops giving way to other kinds. */
  readonly patientUntil: number;
  readonly resolve: (result: RobotResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The share of the machine that the settings allow robots to use. */
interface RobotShare {
  readonly threads: number;
  readonly share: number;
  readonly niceness: number;
}

/**
 * How long a job gives way to other kinds, ms: running games come before hints, and both before analyses, but
 * no job waits forever.
 */
const patience: Readonly<Record<RobotJobKind, number>> = { decide: 0, advise: 1_000, judge: 10_000 };

/**
 * Threads for the jobs of robots, within the number and the share of time that the settings allow. An extra thread makes
 * decisions while the others compute hints and analyses, so that no game waits for those.
 */
export class RobotPool {
  /** Maximum number of concurrent jobs of a kind. */
  readonly threads: number;
  readonly #pool: ThreadPool<RobotJob, RobotResult>;
  readonly #queues: Readonly<Record<RobotJobKind, Waiting[]>> = { decide: [], advise: [], judge: [] };
  /** The share of its time that a thread works, above 0 and at most 1. */
  readonly #share: number;
  /** Threads that work or rest, by kind of job. */
  readonly #busy: Record<RobotJobKind, number> = { decide: 0, advise: 0, judge: 0 };

  constructor({ threads, share, niceness }: RobotShare) {
    this.threads = threads;
    this.#share = share;
    this.#pool = new ThreadPool({
      module: 'robots/thread/run-job.ts',
      work: 'runJob',
      name: 'of robots',
      threads: threads + 1,
      taskMs: 60_000,
      niceness,
    });
  }

  /**
   * Runs a job, which should take at most a second, on a thread of the pool: after waiting jobs of its kind, and
   * after those of other kinds while it gives way to them.
   * @throws Error if the job fails, takes far too long, or the pool is closed meanwhile
   */
  run<Kind extends RobotJobKind>(job: RobotJob<Kind> & { readonly kind: Kind }): Promise<RobotResult<Kind>> {
    return new Promise<RobotResult>((resolve, reject) => {
      const patientUntil = performance.now() + patience[job.kind];
      this.#queues[job.kind].push({ job, patientUntil, resolve, reject });
      this.#begin();
    }) as Promise<RobotResult<Kind>>;
  }

  /** Stops the threads; waiting and running jobs fail. A later job starts them again. */
  async close(): Promise<void> {
    const waiting = Object.values(this.#queues).flatMap((queue) => queue.splice(0));
    for (const { reject } of waiting) reject(new Error('The threads of robots were closed.'));
    await this.#pool.close();
  }

  #begin(): void {
    const heads = Object.values(this.#queues).flatMap(([head]) => head ?? []);
    const [first, ...others] = heads.filter(({ job }) => this.#hasThreadFor(job.kind));
    if (first === undefined) return;
    const next = others.reduce((one, other) => (other.patientUntil < one.patientUntil ? other : one), first);
    this.#queues[next.job.kind].shift();
    void this.#do(next);
    this.#begin();
  }

  #hasThreadFor(kind: RobotJobKind): boolean {
    const { decide, advise, judge } = this.#busy;
    const isAside = kind === 'decide' && advise + judge > 0;
    return decide + advise + judge < this.threads + Number(isAside);
  }

  async #do({ job, resolve, reject }: Waiting): Promise<void> {
    this.#busy[job.kind] += 1;
    const begin = performance.now();
    await this.#pool.run(job).then(resolve, reject);
    const workedMs = performance.now() - begin;
    const restMs = workedMs / this.#share - workedMs;
    if (restMs >= 1) await setTimeout(restMs, undefined, { ref: false });
    this.#busy[job.kind] -= 1;
    this.#begin();
  }
}
