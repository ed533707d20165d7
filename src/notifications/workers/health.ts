import { secondMs } from '../../helpers/time-units.ts';

/** Loops that must keep running: the heartbeat reports what this process can't deliver, and due work ends turns. */
type Loop = 'heartbeat' | 'due';

/** A loop counts as stalled after this time without a successful round, ms. */
const stalledAfterMs = 30 * secondMs;

/** Watches the workers of a process. */
export class WorkersHealth {
  /** The start of each loop's first round since its last success. */
  readonly #trying = new Map<Loop, number>();

  /** Returns the faults, in sentences. */
  readonly faults = (): string[] => {
    const standing = [...this.#trying].filter(([, since]) => performance.now() - since > stalledAfterMs);
    return standing.map(([loop]) => `The loop ${loop} stands still.`);
  };

  /** Wraps `work` as a round of `loop`. */
  round<T>(loop: Loop, work: () => Promise<T>): () => Promise<T> {
    return async () => {
      if (!this.#trying.has(loop)) this.#trying.set(loop, performance.now());
      const result = await work();
      this.#trying.delete(loop);
      return result;
    };
  }
}
