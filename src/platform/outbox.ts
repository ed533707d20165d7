import type { Db } from '../db/client.ts';
import { Coalescing } from '../helpers/coalescing.ts';
import { numberEvents } from '../notifications/store/feed.ts';
import type { Log } from './log-output.ts';

/** Shortest and longest rest after events were numbered, ms: where many come, more are numbered at once. */
const restMs = { min: 20, max: 100 };
/** Rest after a failure, ms. */
const failedRestMs = 1_000;

/** What an outbox needs of `deps`. */
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
   * Numbers what was committed to the outbox, and notifies all processes once. It returns at once, and is called after each
   * commit that wrote events. Should it fail, it is tried again.
   */
  announce(): void {
    this.#numbering.request();
  }

  /**
   * Calls `onNew` whenever this process has had events numbered, with the last number; none if others may have done it. Returns
   * a function that ends it.
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
