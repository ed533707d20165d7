import { noId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import type { Ending } from '../../games/store/games-from.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The place before every game. */
export const firstPlace: Ending = { finishedAt: new Date(0), id: noId };

/** Places the cursor before the first game, unless it exists. */
export async function createCursor(db: Tx): Promise<void> {
  const { finishedAt, id } = firstPlace;
  await db.ratingCursor.createMany({ data: [{ finishedAt, gameId: id }], skipDuplicates: true });
}

/**
 * Tries to lock the ratings' cursor until the transaction ends. Returns the place of the last rated game, or undefined if another process
 * holds the lock.
 */
export async function tryLockCursor(tx: Tx): Promise<Ending | undefined> {
  const locked = await tx.$queryRaw<Ending[]>`
    SELECT finished_at AS "finishedAt", game_id AS id FROM rating_cursor FOR UPDATE SKIP LOCKED`;
  return locked[0];
}

/** Waits until no other process rates games, locks the cursor until the transaction ends, and returns its place. */
export async function waitForCursor(tx: Tx): Promise<Ending> {
  await createCursor(tx);
  await tx.$executeRaw`SELECT 1 FROM rating_cursor FOR UPDATE`;
  return readCursor(tx);
}

/** Whether games or matches that count have ended before `until` and after the last rated one. */
export async function hasUnrated(db: Tx, until: Date): Promise<boolean> {
  const isAfter = Prisma.sql`rated AND status = 'finished' AND finished_at < ${until}::timestamptz
    AND (finished_at, id) > (SELECT finished_at, id FROM place)`;
  const [found] = await db.$queryRaw<{ hasUnrated: boolean }[]>`
    WITH place AS (
      SELECT coalesce(max(c.finished_at), '-infinity') AS finished_at, coalesce((array_agg(c.game_id))[1], ${noId}::uuid) AS id
      FROM rating_cursor c
    )
    SELECT EXISTS (SELECT FROM games WHERE ${isAfter}) OR EXISTS (SELECT FROM matches WHERE ${isAfter}) AS "hasUnrated"`;
  return found?.hasUnrated ?? false;
}

/** Moves the cursor to the last rated game. */
export async function moveCursor(tx: Tx, { finishedAt, id }: Ending): Promise<void> {
  await tx.ratingCursor.update({ where: { id: 1 }, data: { finishedAt, gameId: id } });
}

/** Returns the place of the last rated game. */
export async function readCursor(db: Tx): Promise<Ending> {
  const place = await db.ratingCursor.findUnique({ where: { id: 1 } });
  return place === null ? firstPlace : { finishedAt: place.finishedAt, id: place.gameId };
}
