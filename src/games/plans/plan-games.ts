import { isUnavailable } from '../../db/connection/unavailable.ts';
import { takePlanTurns } from '../../db/games/plan-turns.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { settlePlans } from './settle.ts';

/** A game that was taken by a process that died can be taken again after this time, ms. */
const leaseMs = 10 * secondMs;
/** Games that are taken at once, each of which needs a connection. */
const batchSize = 3;
/** Limits the decisions that plans make in a game before others have their turn. */
const mostAtOnce = 20;

/** Settles the plans of all games in which something has happened. */
export class PlanGames {
  readonly #deps: Deps;
  #taking: Promise<void> | undefined;
  #hasMore = false;
  #isEnding = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Takes up games whose plans are to be looked at, until there are none. */
  async takeUp(): Promise<void> {
    this.#hasMore = true;
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined;
    });
    await this.#taking;
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#taking?.catch(() => {}); // the caller of `takeUp` gets it
  }

  async #take(): Promise<void> {
    const { db, clock } = this.#deps;
    while (this.#hasMore && !this.#isEnding) {
      this.#hasMore = false;
      const now = clock();
      const turns = await takePlanTurns(db.prisma, now, new Date(now.getTime() + leaseMs), batchSize);
      await Promise.all(turns.map(({ game }) => this.#settle(game)));
      if (turns.length === batchSize) this.#hasMore = true;
    }
  }

  async #settle(game: string): Promise<void> {
    try {
      for (let made = 0; made < mostAtOnce; made += 1) {
        if (!(await settlePlans(this.#deps, game))) return;
      }
    } catch (error) {
      if (isUnavailable(error)) return; // the game is taken up again
      this.#deps.log.error({ err: error, game }, 'plans could not be settled; they are taken up again');
    }
  }
}
