import type { Tx } from '../../db/tx.ts';
import { findGame, type GameRow } from './games.ts';

/** Returns the game played in step with another one, if the caller holds their locks. */
export async function gameInStepWith(
  db: Tx,
  { id, bagId }: Pick<GameRow, 'id' | 'bagId'>,
): Promise<GameRow | undefined> {
  const other = await db.game.findFirst({ where: { bagId, id: { not: id } }, select: { id: true } });
  return other === null ? undefined : findGame(db, other.id);
}

/** Locks the secrecy of a bag until the transaction ends. */
export async function lockBag(db: Tx, bag: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${bag}, 0))`;
}

/**
 * Reveals the secrets of games with the same bag if the last of them has ended, in the transaction that ends one of them. In that case,
 * returns the games, and which of them were hidden from other players before.
 */
export async function revealBag(
  db: Tx,
  bag: string,
  at: Date,
): Promise<{ readonly id: string; readonly wasHidden: boolean }[]> {
  // If two games end at the same time, the second waits here, and then sees that the first has ended.
  await lockBag(db, bag);
  return db.$queryRaw`
    UPDATE games SET revealed_at = ${at}::timestamptz, visibility = coalesce(later_visibility, visibility)
    WHERE bag_id = ${bag}::uuid AND NOT EXISTS (SELECT 1 FROM games WHERE bag_id = ${bag}::uuid AND finished_at IS NULL)
    RETURNING id, later_visibility IS NOT NULL AS "wasHidden"`;
}

/** Whether a player created or sits at another game with the same bag. */
export async function isAtOtherTableOf(
  db: Tx,
  { id, bagId }: Pick<GameRow, 'id' | 'bagId'>,
  playerId: string,
): Promise<boolean> {
  const isThere = { OR: [{ ownerId: playerId }, { seats: { some: { playerId } } }] };
  return (await db.game.count({ where: { bagId, id: { not: id }, ...isThere } })) > 0;
}
