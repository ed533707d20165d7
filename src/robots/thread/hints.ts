import { FairQueue } from '../../helpers/fair-queue.ts';
import { Lru } from '../../helpers/lru.ts';
import type { Advice } from '../advise.ts';
import type { AdviseJob } from './job.ts';
import type { RobotPool } from './pool.ts';

/** Most hints that are kept, of half a kilobyte each. */
const mostKept = 2_000;
/** Most hints that wait: one of each player, and of all players together. */
const limits = { waitingEach: 1, waiting: 64 };

/** The hints that a process gives: each is computed once, and players take turns. */
export class Hints {
  readonly #robots: RobotPool;
  readonly #queue: FairQueue;
  readonly #kept = new Lru<string, Promise<Advice>>(mostKept);

  constructor(robots: RobotPool) {
    this.#robots = robots;
    this.#queue = new FairQueue({ atOnce: robots.threads, ...limits });
  }

  /**
   * Returns the hint for a player at a position: the one that was computed before, or is being computed, if it is still kept.
   * @param position names the position and the seat that decides
   * @throws QueueFull where the player, or all players together, wait for too many; what the job throws
   */
  give(player: string, position: string, job: () => AdviseJob): Promise<Advice> {
    const known = this.#kept.get(position);
    if (known !== undefined) return known;
    const advice = this.#queue.run(player, () => this.#robots.run(job()));
    this.#kept.set(position, advice);
    advice.catch(() => this.#kept.delete(position)); // the next call computes it again
    return advice;
  }
}
