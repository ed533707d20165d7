import type { Queryable } from './held-transaction.ts';
import { type KnownVersion, type LogRow, readRowsAfter } from './log-entries.ts';
import { SharedStatements } from './shared-statements.ts';

/** Somebody who waits for what a log has after a version. */
interface Waiting extends KnownVersion {
  readonly resolve: (rows: readonly LogRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads what is new in the logs of many games together, as far as it is asked at the same time. */
export class LogReads {
  readonly #db: Queryable;
  readonly #statements: SharedStatements<Waiting>;

  /** `mostGames` limits how many games share a statement. */
  constructor(db: Queryable, mostGames: number) {
    this.#db = db;
    this.#statements = new SharedStatements(mostGames, (batch) => this.#send(batch));
  }

  /** Returns the rows of a game's log after a version, by a statement that begins after this call. */
  rowsAfter(known: KnownVersion): Promise<readonly LogRow[]> {
    return new Promise((resolve, reject) => this.#statements.add({ resolve, reject, ...known }));
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const found = await readRowsAfter(this.#db, batch);
      for (const { game, resolve } of batch) resolve(found.get(game) ?? []);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
