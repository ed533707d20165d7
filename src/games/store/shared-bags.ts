import type { Tx } from '../../db/tx.ts';
import { findGame, type GameRow } from './games.ts';

/** Returns the game that is played in step with another one, if the caller holds their locks. */
export async function gameInStepWith(
  db: Tx,
  { id, bagId }: Pick<GameRow, 'id' | 'bagId'>,
): Promise<GameRow | undefined> {
  const other = await db.game.findFirst({ where: { bagId, id: { not: id } }, select: { id: true } });
  return other === null ? undefined : findGame(db, other.id);
}

/** Lets nobody else change who may know a bag until the end of the transaction. */
export async function lockBag(db: Tx, bag: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${bag}, 0))`;
}

/**
 * Makes known what games with the same bag kept secret, if the last of them is over by now; in the transaction in which one of them
 * ends. Returns the games if so, and which of them nobody else has seen before.
 */
export async function revealBag(
  db: Tx,
  bag: string,
  at: Date,
): Promise<{ readonly id: string; readonly wasHidden: boolean }[]> {
  // Of two that end at the same time the second waits here, and then sees that the first is over.
  await lockBag(db, bag);
  return db.$queryRaw`
    UPDATE games SET revealed_at = ${at}::timestamptz, visibility = coalesce(later_visibility, visibility)
    WHERE bag_id = ${bag}::uuid AND NOT EXISTS (SELECT 1 FROM games WHERE bag_id = ${bag}::uuid AND finished_at IS NULL)
    RETURNING id, later_visibility IS NOT NULL AS "wasHidden"`;
}

/** Whether a player created a game with a bag, or sits at one, other than this one. */
export async function isAtOtherTableOf(
  db: Tx,
  { id, bagId }: Pick<GameRow, 'id' | 'bagId'>,
  playerId: string,
): Promise<boolean> {
  const isThere = { OR: [{ ownerId: playerId }, { seats: { some: { playerId } } }] };
  return (await db.game.count({ where: { bagId, id: { not: id }, ...isThere } })) > 0;
}
