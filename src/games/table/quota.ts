import { countOpenGames } from '../../db/game-lists.ts';
import type { Deps } from '../../deps.ts';
import { spend } from '../../limits/index.ts';
import { problem } from '../../problems.ts';

/** Most games of one player that wait for others at once. */
export const mostOpenGames = 50;

/**
 * Counts a new game of a player before it is created.
 * @throws Problem too-many-open-games, too-many-requests
 */
export async function spendNewGame(deps: Deps, ownerId: string): Promise<void> {
  if ((await countOpenGames(deps.db.pool, ownerId)) >= mostOpenGames)
    throw problem('too-many-open-games', {
      detail: `${mostOpenGames} of your games wait for players already.`,
    });
  await spend(deps, 'games-hourly', ownerId);
  await spend(deps, 'games-daily', ownerId);
}
