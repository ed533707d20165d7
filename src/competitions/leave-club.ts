import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { Contest } from './contest.ts';
import { lockOpenCompetitions } from './store/competitions.ts';
import { withdrawPlayer } from './take-part.ts';
import { removeFromTeam } from './teams.ts';

/**
 * Removes a player who leaves a club from its unfinished competitions, as if the player had left each of them, in the current transaction.
 */
export async function leaveCompetitionsOf(
  deps: Deps,
  tx: Tx,
  clubId: string,
  playerId: string,
): Promise<void> {
  // A player who enters meanwhile holds the lock of the competition, so the entry is visible after it.
  for (const row of await lockOpenCompetitions(tx, clubId)) {
    const contest = new Contest(tx, row);
    if (!contest.isOfTeams) await withdrawPlayer(deps, contest, playerId);
    for (const { id, members } of (await contest.teams()).values())
      if (members.some((each) => each.playerId === playerId))
        await removeFromTeam(deps, contest, id, playerId);
  }
}
