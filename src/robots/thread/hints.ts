import { FairQueue } from '../../helpers/fair-queue.ts';
import { Lru } from '../../helpers/lru.ts';
import type { Advice } from '../advise.ts';

/** A robot's decision with reasons, and the decision's label and handle among the options. */
export interface KeptHint extends Advice {
  readonly label: string;
  readonly handle: string;
}

/** Maximum number of cached hints, of half a kilobyte each. */
const maxKept = 2_000;
/** Maximum number of waiting hints, for each player and for all players together. */
const limits = { waitingEach: 1, waiting: 64 };

/** The hints of a process: each is computed once, and players are served in turn. */
export class Hints {
  readonly #queue: FairQueue;
  readonly #kept = new Lru<string, Promise<KeptHint>>(maxKept);

  /** @param atOnce maximum number of hints computed concurrently */
  constructor(atOnce: number) {
    this.#queue = new FairQueue({ atOnce, ...limits });
  }

  /**
   * Returns the hint for a player at a position, from the cache if it was computed before or is being computed.
   * @param position identifies the position and the deciding seat
   * @throws QueueFull if the player, or all players together, wait for too many; also errors of `compute`
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
