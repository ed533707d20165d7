import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { RobotJob, RobotJobKind, RobotResult } from './job.ts';
import { RobotThread } from './thread.ts';

/** `soon`: somebody waits for it; `later`: nobody does at this moment. */
type Urgency = 'soon' | 'later';

interface Waiting {
  readonly job: RobotJob;
  readonly resolve: (result: RobotResult) => void;
  readonly reject: (reason: Error) => void;
}

/** Threads that do the jobs of robots, as many and as much of the time as the settings allow. */
export class RobotPool {
  readonly #threads: readonly RobotThread[];
  readonly #queues: Readonly<Record<Urgency, Waiting[]>> = { soon: [], later: [] };
  /** The share of its time that a thread works, above 0 and at most 1. */
  readonly #share: number;

  constructor({ threads, share }: Config['robots']) {
    this.#threads = Array.from({ length: threads }, () => new RobotThread());
    this.#share = share;
  }

  /** How many jobs run at once. */
  get threads(): number {
    return this.#threads.length;
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
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #begin(): void {
    const thread = this.#threads.find(({ isFree }) => isFree);
    if (thread === undefined) return;
    const next = this.#queues.soon.shift() ?? this.#queues.later.shift();
    if (next === undefined) return;
    const rest = (workedMs: number) => workedMs / this.#share - workedMs;
    void thread
      .run(next.job, rest)
      .then(next.resolve, next.reject)
      .then(() => thread.rested)
      .then(() => this.#begin());
  }
}

const pools = new WeakMap<Config, RobotPool>();

/** Returns the robot threads of this process. */
export function robotPool({ config }: Pick<Deps, 'config'>): RobotPool {
  const known = pools.get(config);
  if (known !== undefined) return known;
  const made = new RobotPool(config.robots);
  pools.set(config, made);
  return made;
}
