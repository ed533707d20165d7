import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { settingsOf } from './settings.ts';
import { lockOpenCompetitions } from './store/competitions.ts';
import { teamsIn } from './store/teams.ts';
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
  for (const competition of await lockOpenCompetitions(tx, clubId)) {
    const isOfTeams = settingsOf(competition).teamSize !== null;
    if (!isOfTeams) await withdrawPlayer(deps, tx, competition, playerId);
    for (const team of isOfTeams ? await teamsIn(tx, competition.id) : [])
      if (team.members.some((each) => each.playerId === playerId))
        await removeFromTeam(deps, tx, competition, team.id, playerId);
  }
}
