import { secondMs } from '../../helpers/time-units.ts';
import type { JobRunner } from './runner.ts';

/** Loops that must come round: others learn by the heartbeat that this process lives, and timers end turns. */
type Loop = 'heartbeat' | 'timers';

/** A loop that did not come round for this time stands still, ms. */
const standsAfterMs = 30 * secondMs;

/** Watches the workers of a process. */
export class WorkersHealth {
  readonly #rounds: Record<Loop, number>;
  readonly #runner: Pick<JobRunner, 'isRunning'>;

  constructor(runner: Pick<JobRunner, 'isRunning'>) {
    const now = performance.now();
    this.#rounds = { heartbeat: now, timers: now };
    this.#runner = runner;
  }

  /** Returns what is wrong, in sentences. */
  readonly faults = (): string[] => {
    const standing = Object.entries(this.#rounds).filter(([, at]) => performance.now() - at > standsAfterMs);
    return [
      ...(this.#runner.isRunning() ? [] : ['The job runner does not run.']),
      ...standing.map(([loop]) => `The loop ${loop} stands still.`),
    ];
  };

  /** Returns `work` as one that counts as a round of `loop` when it succeeds. */
  round<T>(loop: Loop, work: () => Promise<T>): () => Promise<T> {
    return async () => {
      const result = await work();
      this.#rounds[loop] = performance.now();
      return result;
    };
  }
}
