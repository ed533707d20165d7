import type { Db } from './client.ts';
import { type KnownVersion, logFrom, readRowsAfter, type StoredEntry } from './log-entries.ts';

/**
 * Returns the entries of a game's log after a version: read in the transaction of the request under way if it has begun,
 * else together with those of other games.
 */
export async function readEntriesAfter(db: Db, known: KnownVersion): Promise<readonly StoredEntry[]> {
  const isAlone = db.requestTransactions.current !== undefined;
  const rows = isAlone
    ? (await readRowsAfter(db.pool, [known])).get(known.game)
    : await db.logReads.rowsAfter(known);
  return logFrom(rows ?? []).entries;
}
