import { type AppendOutcome, appendEntries, appendEntry, isPlain, type NewEntry } from './append-entry.ts';
import type { Tx } from './client.ts';
import { SharedStatements } from './shared-statements.ts';
import { isDatabaseAway } from './unavailable.ts';

/** An entry that waits for its statement. */
interface Waiting {
  readonly game: string;
  readonly added: NewEntry;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends entries of many games together, as far as they come at the same time. */
export class EntryBatches {
  readonly #db: Tx;
  readonly #mostEntries: number;
  readonly #statements: SharedStatements<Waiting>;

  /** `mostEntries` limits how many share a statement. */
  constructor(db: Tx, mostEntries: number) {
    this.#db = db;
    this.#mostEntries = mostEntries;
    this.#statements = new SharedStatements(mostEntries, (batch) => this.#send(batch));
  }

  /** Appends an entry as `appendEntry` does. */
  append(added: NewEntry): Promise<AppendOutcome> {
    if (this.#mostEntries === 1 || !isPlain(added)) return appendEntry(this.#db, added);
    const { game } = added.entry;
    return new Promise((resolve, reject) => this.#statements.add({ game, added, resolve, reject }));
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
