import { hourMs } from '../time-units.ts';
import { deleteInBatches } from './batches.ts';
import type { Tx } from './client.ts';

/** Results are found again at least this long: as long as the saved responses of other requests. */
const keptMs = 24 * hourMs;

/** What is saved of a decision that was sent under an idempotency key. The result is made again by replay. */
export interface SavedResult {
  /** Hash of the request body that it answered, 64 hexadecimal digits. */
  readonly bodyHash: string;
  /** The entry that it wrote. */
  readonly seq: number;
  /** Deadline of the next decision, as it was then. */
  readonly deadline: Date | null;
}

/** Returns what is saved under a key of this player in this game. */
export async function findResult(
  db: Tx,
  game: string,
  player: string,
  key: string,
): Promise<SavedResult | undefined> {
  const { rows } = await db.query<SavedResult>({
    name: 'find-result',
    text: `SELECT encode(body_hash, 'hex') AS "bodyHash", seq, deadline FROM decision_results
           WHERE game_id = $1 AND player_id = $2 AND key = $3`,
    values: [game, player, key],
  });
  return rows[0];
}

/** Deletes results that were kept long enough. */
export async function deleteOldResults(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  const text = `
    DELETE FROM decision_results WHERE (game_id, player_id, key) IN (
      SELECT game_id, player_id, key FROM decision_results WHERE at < $1 ORDER BY at LIMIT $2)`;
  await deleteInBatches(async (limit) => (await db.query(text, [before, limit])).rowCount ?? 0);
}
