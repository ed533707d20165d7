import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { Contest } from './contest.ts';
import { lockOpenCompetitions } from './store/competitions.ts';
import { withdrawPlayer } from './take-part.ts';
import { removeFromTeam } from './teams.ts';

/**
 * Takes somebody who leaves a club out of its competitions that are not over, as if they had left each themselves, in the
 * transaction under way.
 */
export async function leaveCompetitionsOf(
  deps: Deps,
  tx: Tx,
  clubId: string,
  playerId: string,
): Promise<void> {
  // Whoever enters meanwhile holds the lock of the competition, and is seen after it.
  for (const row of await lockOpenCompetitions(tx, clubId)) {
    const contest = new Contest(tx, row);
    if (!contest.isOfTeams) await withdrawPlayer(deps, contest, playerId);
    for (const { id, members } of (await contest.teams()).values())
      if (members.some((each) => each.playerId === playerId))
        await removeFromTeam(deps, contest, id, playerId);
  }
}
