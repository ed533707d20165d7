import type { Db } from '../db/client.ts';
import { Coalescing } from '../helpers/coalescing.ts';
import { numberEvents } from '../notifications/store/feed.ts';
import type { Log } from './log-output.ts';

/** Minimum and maximum pause after numbering events, ms; under heavy load, more are numbered at once. */
const restMs = { min: 20, max: 100 };
/** Pause after a failure, ms. */
const failedRestMs = 1_000;

/** The part of `deps` that an outbox needs. */
interface OutboxDeps {
  readonly db: Db;
  readonly log: Log;
}

/** Numbers the events that this process commits. */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #numbering = new Coalescing(() => this.#numberNew());
  readonly #watchers = new Set<(last?: number) => void>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    deps.db.transactions.onEvents(() => this.announce());
  }

  /**
   * Numbers committed outbox events, and notifies all processes once. Returns immediately, and is called after each
   * commit that wrote events. Failures are retried.
   */
  announce(): void {
    this.#numbering.request();
  }

  /**
   * Calls `onNew` whenever this process has numbered events, with the last number; without it if other processes may have
   * done it. Returns a function that stops it.
   */
  onAnnounced(onNew: (last?: number) => void): () => void {
    this.#watchers.add(onNew);
    return () => this.#watchers.delete(onNew);
  }

  async #numberNew(): Promise<number> {
    const { db, log } = this.#deps;
    try {
      const { total, last } = await numberEvents(db);
      for (const onNew of this.#watchers) onNew(last);
      return Math.min(Math.max(total, restMs.min), restMs.max);
    } catch (error) {
      log.debug({ err: error }, 'events could not be announced this time');
      this.announce();
      return failedRestMs;
    }
  }
}
