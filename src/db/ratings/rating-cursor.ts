import type { Ending } from '../games/games-from.ts';
import type { Tx } from '../tx.ts';

/**
 * Locks the cursor of the ratings for the rest of the transaction, and returns the place of the last game that was rated.
 * Undefined: another process holds it.
 */
export async function lockCursor(tx: Tx): Promise<Ending | undefined> {
  const locked = await tx.$queryRaw<Ending[]>`
    SELECT finished_at AS "finishedAt", game_id AS id FROM rating_cursor FOR UPDATE SKIP LOCKED`;
  return locked[0];
}

/** Moves the cursor to the last game that was rated. */
export async function moveCursor(tx: Tx, { finishedAt, id }: Ending): Promise<void> {
  await tx.ratingCursor.update({ where: { id: 1 }, data: { finishedAt, gameId: id } });
}

/** Returns the place of the last game that was rated. */
export async function readCursor(db: Tx): Promise<Ending> {
  const { finishedAt, gameId } = await db.ratingCursor.findUniqueOrThrow({ where: { id: 1 } });
  return { finishedAt, id: gameId };
}
