import { isUnavailable } from '../../db/connection/unavailable.ts';
import { takeRobotTurns } from '../../db/games/robot-turns.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { playRobots } from './play-turn.ts';
import { robotPool } from './thread/pool.ts';

/** A game that was taken by a process that died can be taken again after this time, ms. */
const leaseMs = 10 * secondMs;

/** Games for which this process plays at once, for each thread: one decides while the other's decision is written. */
const perThread = 2;

/** Plays for the robots of all games that wait for one, on the threads of this process. */
export class RobotGames {
  readonly #deps: Deps;
  readonly #ending = new AbortController();
  readonly #playing = new Set<Promise<void>>();
  #taking: Promise<void> | undefined;
  #hasMore = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Takes up games that wait, as far as there is room; more as soon as there is. */
  async takeUp(): Promise<void> {
    this.#hasMore = true;
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined;
    });
    await this.#taking;
  }

  /** Finishes the decisions under way. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#taking?.catch(() => {}); // the caller of `takeUp` gets it
    await Promise.all(this.#playing);
  }

  async #take(): Promise<void> {
    const { db, clock } = this.#deps;
    const most = perThread * robotPool(this.#deps).threads;
    while (this.#hasMore && !this.#ending.signal.aborted && this.#playing.size < most) {
      this.#hasMore = false;
      const now = clock();
      const room = most - this.#playing.size;
      const turns = await takeRobotTurns(db.prisma, now, new Date(now.getTime() + leaseMs), room);
      for (const { game } of turns) this.#play(game);
      if (turns.length === room) this.#hasMore = true;
    }
  }

  #play(game: string): void {
    const playing = playRobots(this.#deps, game, this.#ending.signal)
      .catch((error: unknown) => this.#logFailure(game, error))
      .then(() => {
        this.#playing.delete(playing);
        return this.takeUp();
      })
      .catch((error: unknown) => this.#logFailure(game, error));
    this.#playing.add(playing);
  }

  #logFailure(game: string, error: unknown): void {
    if (isUnavailable(error)) return; // the game is taken up again
    this.#deps.log.error({ err: error, game }, 'a robot could not play; its turn is taken up again');
  }
}
