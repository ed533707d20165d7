import { secondMs } from '../../helpers/time-units.ts';

/** Loops that must come round: by the heartbeat others learn what this process cannot deliver, and what is due ends turns. */
type Loop = 'heartbeat' | 'due';

/** A loop whose rounds have not succeeded for this time stands still, ms. */
const standsAfterMs = 30 * secondMs;

/** Watches the workers of a process. */
export class WorkersHealth {
  /** Since when a loop has tried a round that has not succeeded. */
  readonly #trying = new Map<Loop, number>();

  /** Returns what is wrong, in sentences. */
  readonly faults = (): string[] => {
    const standing = [...this.#trying].filter(([, since]) => performance.now() - since > standsAfterMs);
    return standing.map(([loop]) => `The loop ${loop} stands still.`);
  };

  /** Returns `work` as a round of `loop`. */
  round<T>(loop: Loop, work: () => Promise<T>): () => Promise<T> {
    return async () => {
      if (!this.#trying.has(loop)) this.#trying.set(loop, performance.now());
      const result = await work();
      this.#trying.delete(loop);
      return result;
    };
  }
}
