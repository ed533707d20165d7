import type { Tx } from '../../db/tx.ts';

/** Returns the open games that a player created or sits in. */
export function openGamesOf(db: Tx, player: string): Promise<{ id: string; ownerId: string }[]> {
  return db.$queryRaw`
    SELECT id, owner_id AS "ownerId" FROM games WHERE owner_id = ${player}::uuid AND status = 'open'
    UNION
    SELECT g.id, g.owner_id FROM seats s JOIN games g ON g.id = s.game_id
    WHERE s.player_id = ${player}::uuid AND s.finished_at IS NULL AND g.status = 'open' ORDER BY id`;
}

/** Returns the running games in which a player sits. */
export async function runningGamesOf(db: Tx, playerId: string): Promise<string[]> {
  const seats = await db.seat.findMany({
    select: { gameId: true },
    where: { playerId, finishedAt: null, game: { status: 'running' } },
    orderBy: { gameId: 'asc' },
  });
  return seats.map(({ gameId }) => gameId);
}

/** Returns open games without changes since a time. Lists all visibilities so that their index is used. */
export async function openGamesUnchangedSince(db: Tx, time: Date, limit: number): Promise<string[]> {
  const games = await db.game.findMany({
    select: { id: true },
    where: {
      visibility: { in: ['public', 'unlisted', 'private'] },
      status: 'open',
      updatedAt: { lte: time },
    },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return games.map(({ id }) => id);
}

/** Records a change of an open game's seats or invitations. */
export async function touchGame(db: Tx, id: string, at: Date): Promise<void> {
  await db.game.updateMany({ where: { id, status: 'open' }, data: { updatedAt: at } });
}

/** Cancels a game that has not started. */
export async function abortOpenGame(db: Tx, id: string, at: Date): Promise<void> {
  await db.$executeRaw`
    WITH game AS (
      UPDATE games SET status = 'aborted', finished_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
        revealed_at = CASE WHEN bag_id IS NULL THEN ${at}::timestamptz END
      WHERE id = ${id}::uuid AND status = 'open' RETURNING id
    )
    UPDATE seats s SET finished_at = ${at}::timestamptz FROM game WHERE s.game_id = game.id`;
}

/** Whether the owner of an open game has left a seat there. */
export async function hasOwnerLeft(db: Tx, id: string): Promise<boolean> {
  const left = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM outbox_events e JOIN games g ON g.id = e.game_id
    WHERE e.game_id = ${id}::uuid AND e.kind = 'player.left' AND e.data->>'by' = g.owner_id::text LIMIT 1`;
  return left.length > 0;
}
