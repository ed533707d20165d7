import { type Db, violatedConstraint } from '../../db/client.ts';
import { announceAfterCommit, transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { type AppendOutcome, appendEntry, type NewEntry, takenKeyConstraint } from './append-entry.ts';

/**
 * Appends an entry to a game's log if the game still stands where the decision was judged: in the transaction of the
 * request under way if it has begun, which goes on after a conflict, else together with those of other games.
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

/** Appends an entry to the log of a game that the caller's transaction has locked. */
export async function appendLocked(tx: Tx, added: NewEntry): Promise<AppendOutcome> {
  const outcome = await appendEntry(tx, added);
  if (outcome !== 'conflict') announceAfterCommit();
  return outcome;
}
