import { type Db, violatedConstraint } from '../../db/client.ts';
import { announceAfterCommit, transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { type AppendOutcome, appendEntry, type NewEntry, takenKeyConstraint } from './append-entry.ts';

/**
 * Appends an entry to a game's log, unless the game has advanced since the decision was judged. Uses the request's current transaction,
 * which survives a conflict, or else a statement shared with other games.
 */
export async function append(db: Db, added: NewEntry): Promise<AppendOutcome> {
  try {
    const isAlone = db.transactions.current === undefined;
    const outcome = isAlone
      ? await db.entryBatches.append(added)
      : await transaction(db, (tx) => appendEntry(tx, added));
    if (outcome !== 'conflict') db.transactions.announceEvents();
    return outcome;
  } catch (error) {
    if (violatedConstraint(error) === takenKeyConstraint) return 'conflict';
    throw error;
  }
}

/** Appends an entry to the log of a game locked by the caller's transaction. */
export async function appendLocked(tx: Tx, added: NewEntry): Promise<AppendOutcome> {
  const outcome = await appendEntry(tx, added);
  if (outcome !== 'conflict') announceAfterCommit();
  return outcome;
}
