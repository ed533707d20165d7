import { transaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { findGame, type GameRow, insertGame } from '../store/games.ts';
import { insertSeat } from '../store/seats.ts';
import type { Terms } from '../terms.ts';
import { type Bag, type NewGame, newGameRow, refuseBadSetup } from './new-game.ts';
import { startOpenGame } from './start.ts';

/** A game whose players are all known. */
export interface SeatedGame extends Terms, Pick<NewGame, 'name' | 'label' | 'inMatch'> {
  readonly ownerId: string;
  /** Ids of the players, in seat order. */
  readonly players: readonly string[];
}

/**
 * Creates a game with a player on each seat and starts it, in the current transaction if there is one. The caller must have the players'
 * consent, and must have counted the game.
 * @throws Problem invalid-setup; not-your-player if a player was deleted or taken over meanwhile
 */
export async function createSeatedGame(
  deps: Deps,
  game: SeatedGame,
  bag: Bag = { seed: deps.newSeed() },
): Promise<GameRow> {
  const request = { ...game, seatCount: game.players.length, join: false };
  refuseBadSetup(request, bag.seed);
  const row = newGameRow(request, game.ownerId, bag, deps.clock());
  return transaction(deps.db, async (client) => {
    await insertGame(client, row);
    for (const [seat, player] of game.players.entries())
      if (!(await insertSeat(client, row.id, seat, player, row.createdAt))) throw problem('not-your-player');
    return startOpenGame(client, (await findGame(client, row.id)) as GameRow, row.createdAt);
  });
}
