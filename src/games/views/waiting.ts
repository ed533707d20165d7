import { idsAwaiting } from '../../db/game-lists.ts';
import type { Deps } from '../../deps.ts';

const mostListed = 1000;

/** The games that wait for a player's decision, those with the next deadline first. */
export async function waitingGames(
  { db }: Deps,
  player: string,
): Promise<{ readonly count: number; readonly games: readonly string[] }> {
  const games = await idsAwaiting(db.pool, player, mostListed);
  return { count: games.length, games };
}
