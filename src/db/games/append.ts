import { type Db, violatedConstraint } from '../client.ts';
import { transaction } from '../transactions.ts';
import { type AppendOutcome, appendEntry, type NewEntry, takenKeyConstraint } from './append-entry.ts';

/**
 * Appends an entry to a game's log if the game still stands where the decision was judged: in the transaction of the
 * request under way if it has begun, which goes on after a conflict, else together with those of other games.
 */
export async function append(db: Db, added: NewEntry): Promise<AppendOutcome> {
  try {
    if (db.transactions.current === undefined) return await db.entryBatches.append(added);
    return await transaction(db, (tx) => appendEntry(tx, added));
  } catch (error) {
    if (violatedConstraint(error) === takenKeyConstraint) return 'conflict';
    throw error;
  }
}
