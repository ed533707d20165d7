import type { Db } from '../../db/client.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { JobRunner } from './runner.ts';

/** Loops that must come round: others learn by the heartbeat that this process lives, and timers end turns. */
type Loop = 'heartbeat' | 'timers';

/** A loop that did not come round for this time stands still, ms. */
const standsAfterMs = 30 * secondMs;

const faultsByDb = new WeakMap<Db, () => string[]>();

/** Returns what is wrong with the workers of this process, in sentences; nothing where it has none. */
export const faultsOfWorkers = ({ db }: { readonly db: Db }): string[] => faultsByDb.get(db)?.() ?? [];

/** Watches the workers of a process. */
export class WorkersHealth {
  readonly #rounds: Record<Loop, number>;
  readonly #db: Db;

  constructor(db: Db, runner: Pick<JobRunner, 'isRunning'>) {
    const now = performance.now();
    this.#db = db;
    this.#rounds = { heartbeat: now, timers: now };
    faultsByDb.set(db, () => [
      ...(runner.isRunning() ? [] : ['The job runner does not run.']),
      ...Object.entries(this.#rounds)
        .filter(([, at]) => performance.now() - at > standsAfterMs)
        .map(([loop]) => `The loop ${loop} stands still.`),
    ]);
  }

  /** Returns `work` as one that counts as a round of `loop` when it succeeds. */
  round<T>(loop: Loop, work: () => Promise<T>): () => Promise<T> {
    return async () => {
      const result = await work();
      this.#rounds[loop] = performance.now();
      return result;
    };
  }

  /** Forgets the workers, as they stop. */
  end(): void {
    faultsByDb.delete(this.#db);
  }
}
