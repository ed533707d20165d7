import { setTimeout as pause } from 'node:timers/promises';
import { type AppendOutcome, appendEntries, appendEntry, isPlain, type NewEntry } from './append-entry.ts';
import type { Queryable } from './held-transaction.ts';
import { isDatabaseAway } from './unavailable.ts';

/** An entry that waits for its statement. */
interface Waiting {
  readonly added: NewEntry;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Most statements under way: while one waits for the disk, the next can be worked off. */
const mostStatements = 2;
/** A statement that takes longer, ms, is held up by something, and no longer keeps others waiting. */
const heldUpMs = 100;

/**
 * Appends entries of many games together: those that come while statements are under way share the next one. One that
 * comes alone does not wait.
 */
export class EntryBatches {
  readonly #db: Queryable;
  readonly #mostEntries: number;
  #waiting: Waiting[] = [];
  #underWay = 0;

  /** `mostEntries` limits how many share a statement. */
  constructor(db: Queryable, mostEntries: number) {
    this.#db = db;
    this.#mostEntries = mostEntries;
  }

  /** Appends an entry as `appendEntry` does. */
  append(added: NewEntry): Promise<AppendOutcome> {
    if (this.#mostEntries === 1 || !isPlain(added)) return appendEntry(this.#db, added);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ added, resolve, reject });
      this.#sendNext();
    });
  }

  #sendNext(): void {
    while (this.#waiting.length > 0 && this.#underWay < mostStatements) {
      this.#underWay += 1;
      const sent = this.#send(this.#take());
      void Promise.race([sent, pause(heldUpMs, undefined, { ref: false })]).finally(() => {
        this.#underWay -= 1;
        this.#sendNext();
      });
    }
  }

  /** Takes the entries that have waited longest, one of each game. */
  #take(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.#waiting) {
      const { game } = each.added.entry;
      if (batch.size < this.#mostEntries && !batch.has(game)) batch.set(game, each);
      else rest.push(each);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 1) return this.#sendAlone(batch);
    const added = batch.map((each) => each.added);
    try {
      const outcomes = await appendEntries(this.#db, added);
      const others = batch.filter((each) => !outcomes.has(each.added));
      for (const { added, resolve } of batch) {
        const outcome = outcomes.get(added);
        if (outcome !== undefined) resolve(outcome);
      }
      void this.#sendAlone(others);
    } catch (error) {
      // Where the database is away, the entries may have been written.
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
