import { FairQueue } from '../../helpers/fair-queue.ts';
import { Lru } from '../../helpers/lru.ts';
import type { Advice } from '../advise.ts';

/** What a robot would decide, and why, with the label and the handle of the decision among the options. */
export interface KeptHint extends Advice {
  readonly label: string;
  readonly handle: string;
}

/** Most hints that are kept, of half a kilobyte each. */
const maxKept = 2_000;
/** Most hints that wait: one of each player, and of all players together. */
const limits = { waitingEach: 1, waiting: 64 };

/** The hints that a process gives: each is computed once, and players take turns. */
export class Hints {
  readonly #queue: FairQueue;
  readonly #kept = new Lru<string, Promise<KeptHint>>(maxKept);

  /** `atOnce`: most hints that are computed at the same time. */
  constructor(atOnce: number) {
    this.#queue = new FairQueue({ atOnce, ...limits });
  }

  /**
   * Returns the hint for a player at a position: the one that was computed before, or is being computed, if it is still kept.
   * @param position names the position and the seat that decides
   * @throws QueueFull where the player, or all players together, wait for too many; what `compute` throws
   */
  give(player: string, position: string, compute: () => Promise<KeptHint>): Promise<KeptHint> {
    const known = this.#kept.get(position);
    if (known !== undefined) return known;
    const hint = this.#queue.run(player, compute);
    this.#kept.set(position, hint);
    hint.catch(() => this.#kept.delete(position)); // the next call computes it again
    return hint;
  }
}
