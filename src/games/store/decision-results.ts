import { deleteInBatches } from '../../db/batches.ts';
import type { Tx } from '../../db/tx.ts';
import type { DecisionResult } from '../../generated/prisma/client.ts';
import { hourMs } from '../../helpers/time-units.ts';

/** Results are found again at least this long: as long as the saved responses of other requests. */
const keptMs = 24 * hourMs;

/**
 * What is saved of a decision that was sent under an idempotency key: the entry that it wrote, and the deadline of the next
 * decision, as it was then. The result is made again by replay.
 */
export interface SavedResult extends Readonly<Pick<DecisionResult, 'seq' | 'deadline'>> {
  /** Hash of the request body that it answered, 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/** Returns what is saved under a key of this player in this game. */
export async function findResult(
  db: Tx,
  gameId: string,
  playerId: string,
  key: string,
): Promise<SavedResult | undefined> {
  const found = await db.decisionResult.findUnique({
    where: { gameId_playerId_key: { gameId, playerId, key } },
    select: { bodyHash: true, seq: true, deadline: true },
  });
  return found === null ? undefined : { ...found, bodyHash: Buffer.from(found.bodyHash).toString('hex') };
}

/** Deletes results that were kept long enough. */
export async function deleteOldResults(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM decision_results WHERE (game_id, player_id, key) IN (
        SELECT game_id, player_id, key FROM decision_results
        WHERE at < ${before}::timestamptz ORDER BY at LIMIT ${limit}::int)`,
  );
}
