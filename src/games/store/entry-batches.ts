import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../../db/connection/unavailable.ts';
import type { Tx } from '../../db/tx.ts';
import { type AppendOutcome, appendEntries, appendEntry, isPlain, type NewEntry } from './append-entry.ts';

/** An entry waiting for its statement. */
interface Waiting {
  readonly added: NewEntry;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of concurrent statements: while one waits for the disk, the next can be processed. */
const maxStatements = 2;
/** Duration after which a statement counts as blocked and no longer keeps others waiting, ms. */
const slowMs = 100;

/**
 * Appends entries of different games in one statement if they arrive together or while statements are running: with 16 at once, PostgreSQL
 * takes 0.06 ms per decision instead of 0.35 ms. A single entry does not wait.
 */
export class EntryBatches {
  readonly #db: Tx;
  readonly #maxEntries: number;
  #waiting: Waiting[] = [];
  #running = 0;
  #isScheduled = false;

  /** @param maxEntries maximum number of entries per statement */
  constructor(db: Tx, maxEntries: number) {
    this.#db = db;
    this.#maxEntries = maxEntries;
  }

  /** Appends an entry as `appendEntry` does. */
  append(added: NewEntry): Promise<AppendOutcome> {
    if (this.#maxEntries === 1 || !isPlain(added)) return appendEntry(this.#db, added);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ added, resolve, reject });
      this.#schedule();
    });
  }

  /** Runs after the pending input of other connections has been read. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#sendNext();
    });
  }

  #sendNext(): void {
    while (this.#waiting.length > 0 && this.#running < maxStatements) {
      this.#running += 1;
      const sent = this.#send(this.#take());
      void Promise.race([sent, pause(slowMs, undefined, { ref: false })]).finally(() => {
        this.#running -= 1;
        this.#sendNext();
      });
    }
  }

  /** Takes the oldest waiting entry of each game. */
  #take(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.#waiting) {
      const { game } = each.added.entry;
      if (taken.size < this.#maxEntries && !taken.has(game)) taken.set(game, each);
      else rest.push(each);
    }
    this.#waiting = rest;
    return [...taken.values()];
  }

  /** Never rejects. */
  async #send(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 1) return this.#sendAlone(batch);
    try {
      const outcomes = await appendEntries(
        this.#db,
        batch.map(({ added }) => added),
      );
      const others: Waiting[] = [];
      for (const each of batch) {
        const outcome = outcomes.get(each.added);
        if (outcome === undefined) others.push(each);
        else each.resolve(outcome);
      }
      void this.#sendAlone(others);
    } catch (error) {
      // If the connection to the database is lost, the entries may have been written.
      if (isDatabaseAway(error)) for (const { reject } of batch) reject(error);
      else void this.#sendAlone(batch);
    }
  }

  async #sendAlone(batch: readonly Waiting[]): Promise<void> {
    await Promise.all(
      batch.map(({ added, resolve, reject }) => appendEntry(this.#db, added).then(resolve, reject)),
    );
  }
}
