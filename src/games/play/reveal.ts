import type { Tx } from '../../db/client.ts';
import { revealBag } from '../../db/games/shared-bags.ts';
import type { Deps } from '../../platform/deps.ts';

/** Makes known what games with the same bag kept secret, if the last of them is over; in the transaction in which one ends. */
export async function reveal(deps: Deps, client: Tx, bag: string, at: Date): Promise<void> {
  for (const game of await revealBag(client, bag, at)) deps.gameCache.delete(game);
}
