import { transaction } from '../db/transactions.ts';
import type { Deps } from '../platform/deps.ts';
import { forfeited } from './progress.ts';
import { runningMatchesOf } from './store/match-lists.ts';
import { lockMatch, updateMatch } from './store/matches.ts';

/** Gives up all running matches of a player, so that the opponents win. Their games are left to the caller. */
export async function leaveAllMatches(deps: Deps, playerId: string): Promise<void> {
  for (const id of await runningMatchesOf(deps.db.prisma, playerId)) await forfeitMatch(deps, id, playerId);
}

/** Gives up a match for a player who resigned or was absent, so that the opponent wins. Does nothing if the match is finished. */
export async function forfeitMatch(deps: Deps, id: string, playerId: string): Promise<void> {
  await transaction(deps.db, async (client) => {
    const match = await lockMatch(client, id);
    if (match?.status !== 'running') return;
    await updateMatch(client, id, forfeited(match, playerId, deps.clock()));
  });
}
