import type { Ending } from '../games/games-from.ts';
import type { Tx } from '../tx.ts';

/** The place before every game. */
export const firstPlace: Ending = { finishedAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Forgets all ratings, so that they are computed again. */
export async function forgetRatings(tx: Tx): Promise<void> {
  await lockCursor(tx);
  await tx.ratingChange.deleteMany();
  await tx.rating.deleteMany();
  await placeCursor(tx);
}

/**
 * Forgets what games changed from the first one on that changed the rating of a player, so that it is computed again: for
 * the account that takes the player over.
 */
export async function forgetRatingsSince(tx: Tx, player: string): Promise<void> {
  await lockCursor(tx);
  const first = await tx.ratingChange.findFirst({
    where: { playerId: player },
    orderBy: [{ finishedAt: 'asc' }, { gameId: 'asc' }],
  });
  if (first === null) return;
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM rating_changes
      WHERE (finished_at, game_id) >= (${first.finishedAt}::timestamptz, ${first.gameId}::uuid)
      RETURNING player_id, class
    )
    DELETE FROM ratings r USING gone WHERE r.player_id = gone.player_id AND r.class = gone.class`;
  await tx.$executeRaw`
    INSERT INTO ratings (player_id, class, mu, sigma, games, updated_at)
    SELECT DISTINCT ON (player_id, class) player_id, class, mu, sigma,
      count(*) OVER (PARTITION BY player_id, class), finished_at
    FROM rating_changes WHERE annulment IS NULL
    ORDER BY player_id, class, finished_at DESC, game_id DESC
    ON CONFLICT DO NOTHING`;
  await placeCursor(tx);
}

/** Waits for the process that rates games at this moment. */
async function lockCursor(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM rating_cursor FOR UPDATE`;
}

/** Places the cursor behind the last game that is left. */
async function placeCursor(tx: Tx): Promise<void> {
  const last = await tx.ratingChange.findFirst({ orderBy: [{ finishedAt: 'desc' }, { gameId: 'desc' }] });
  const { finishedAt, gameId } = last ?? { finishedAt: firstPlace.finishedAt, gameId: firstPlace.id };
  await tx.ratingCursor.update({ where: { id: 1 }, data: { finishedAt, gameId } });
}
