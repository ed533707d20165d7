import { isUnavailable } from '../../db/connection/unavailable.ts';
import { keepAnalysis, putBackAnalysis, saveAnalysis, takeAnalysis } from '../../db/games/analyses.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { computeAnalysis } from './compute.ts';

/** An analysis that was taken by a process that died can be taken again after this time, ms. */
const leaseMs = minuteMs;

/** Raised where the process stops, so that another one begins the analysis again. */
class Stopped extends Error {}

/** Computes the analyses that were requested, one game at a time. */
export class AnalysisWork {
  readonly #deps: Deps;
  readonly #ending = new AbortController();
  #current: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Begins with what waits, unless it is at it. */
  async takeUp(): Promise<void> {
    this.#current ??= this.#work().finally(() => {
      this.#current = undefined;
    });
  }

  /** Ends after the decisions that are being judged. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#current;
  }

  async #work(): Promise<void> {
    try {
      while (!this.#ending.signal.aborted && (await this.#computeNext()));
    } catch (error) {
      if (error instanceof Stopped || isUnavailable(error)) return; // it is taken up again
      this.#deps.log.error({ err: error }, 'a game could not be analysed this time');
    }
  }

  /** Returns whether there was something to do. */
  async #computeNext(): Promise<boolean> {
    const { prisma } = this.#deps.db;
    const game = await takeAnalysis(prisma, this.#deps.clock(), this.#leaseEnd());
    if (game === undefined) return false;
    const analysis = await computeAnalysis(this.#deps, game, () => this.#keep(game));
    if (analysis !== undefined) await saveAnalysis(prisma, game, analysis);
    return true;
  }

  async #keep(game: string): Promise<void> {
    const { prisma } = this.#deps.db;
    if (!this.#ending.signal.aborted) return keepAnalysis(prisma, game, this.#leaseEnd());
    await putBackAnalysis(prisma, game, this.#deps.clock());
    throw new Stopped('the process stops');
  }

  #leaseEnd(): Date {
    return new Date(this.#deps.clock().getTime() + leaseMs);
  }
}
