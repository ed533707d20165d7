import type { Tx } from '../db/tx.ts';
import { cancelLocked } from '../games/table/cancel.ts';
import type { Deps } from '../platform/deps.ts';
import { lockOpenGame, openGamesFor } from './store/proposals.ts';

/**
 * Withdraws the open challenges to a club, optionally only those of one member, in the current transaction. Notifies their creators, except
 * `by`, who caused it.
 */
export async function withdrawChallenges(
  deps: Deps,
  client: Tx,
  { club, member, by }: { readonly club: string; readonly member?: string; readonly by: string },
): Promise<void> {
  for (const id of await openGamesFor(client, club, member)) {
    const row = await lockOpenGame(client, id);
    if (row?.status === 'open') await cancelLocked(deps, client, row, by, deps.clock());
  }
}
