import type { Tx } from '../../db/tx.ts';
import type { Ending } from '../../games/store/games-from.ts';

/** The place before every game. */
export const firstPlace: Ending = { finishedAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Places the cursor before the first game, unless it is somewhere already. */
export async function createCursor(db: Tx): Promise<void> {
  const { finishedAt, id } = firstPlace;
  await db.ratingCursor.createMany({ data: [{ finishedAt, gameId: id }], skipDuplicates: true });
}

/**
 * Locks the cursor of the ratings for the rest of the transaction, and returns the place of the last game that was rated.
 * Undefined: another process holds it.
 */
export async function tryLockCursor(tx: Tx): Promise<Ending | undefined> {
  const locked = await tx.$queryRaw<Ending[]>`
    SELECT finished_at AS "finishedAt", game_id AS id FROM rating_cursor FOR UPDATE SKIP LOCKED`;
  return locked[0];
}

/** Locks the cursor for the rest of the transaction, once no other process rates games, and returns its place. */
export async function waitForCursor(tx: Tx): Promise<Ending> {
  await createCursor(tx);
  await tx.$executeRaw`SELECT 1 FROM rating_cursor FOR UPDATE`;
  return readCursor(tx);
}

/** Moves the cursor to the last game that was rated. */
export async function moveCursor(tx: Tx, { finishedAt, id }: Ending): Promise<void> {
  await tx.ratingCursor.update({ where: { id: 1 }, data: { finishedAt, gameId: id } });
}

/** Returns the place of the last game that was rated. */
export async function readCursor(db: Tx): Promise<Ending> {
  const place = await db.ratingCursor.findUnique({ where: { id: 1 } });
  return place === null ? firstPlace : { finishedAt: place.finishedAt, id: place.gameId };
}
