import { gamesOfPlayer } from '../../db/seats.ts';
import type { Deps } from '../../deps.ts';
import { cacheOf } from './cache.ts';

/** Removes the games of a player from memory: they name the player, who is called otherwise from now on. */
export async function forgetGamesOf({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  for (const game of await gamesOfPlayer(db.pool, playerId)) cacheOf(db).delete(game);
}
