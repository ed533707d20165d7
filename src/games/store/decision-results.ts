import { deleteInBatches } from '../../db/batches.ts';
import type { Tx } from '../../db/tx.ts';
import type { DecisionResult } from '../../generated/prisma/client.ts';
import { hourMs } from '../../helpers/time-units.ts';

/** Minimum retention of results: as long as the saved responses of other requests. */
const keptMs = 24 * hourMs;

/**
 * The saved result of a decision sent with an idempotency key: its entry, and the deadline of the next decision at that time. The response
 * is computed again by replay.
 */
export interface SavedResult extends Readonly<Pick<DecisionResult, 'seq' | 'deadline'>> {
  /** Hash of the request body, 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/** Returns the result saved under a player's key in a game. */
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

/** Deletes results after their retention. */
export async function deleteOldResults(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await deleteInBatches(
    (limit) => db.$executeRaw`
      DELETE FROM decision_results WHERE (game_id, player_id, key) IN (
        SELECT game_id, player_id, key FROM decision_results
        WHERE at < ${before}::timestamptz ORDER BY at LIMIT ${limit}::int)`,
  );
}
