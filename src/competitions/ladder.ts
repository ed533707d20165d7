import { addDue } from '../db/due.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import { spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import type { Contest } from './contest.ts';
import { courseOf } from './course.ts';
import { notifyClubOfRound } from './notify.ts';
import { challengeRefusal, ladderAfter } from './rules/ladder.ts';
import { roundEnd } from './settings.ts';
import { startMatch } from './start-matches.ts';
import { closed, locked } from './take-part.ts';

/**
 * Challenges an entrant of a ladder. Their match starts immediately, because entering a ladder implies consent.
 * @param name handle or id of the opponent
 * @returns the id of the match
 * @throws Problem competition-not-found, competition-closed, player-not-found, challenge-refused, account-required, too-many-requests
 */
export async function challengeEntrant(
  deps: Deps,
  playerId: string,
  id: string,
  name: string,
): Promise<string> {
  await requireAccount(deps, playerId, 'challenge people');
  await spend(deps, 'seats-hourly', playerId);
  const { playerId: challenged } = await findPlayer(deps, name);
  return transaction(deps.db, async (tx) => {
    const contest = await locked(tx, id);
    if (contest.format.stage !== 'challenge' || contest.row.status !== 'running') throw closed(contest);
    const ladder = ladderAfter(await courseOf(contest), contest.settings.challengeRange);
    const reason = challengeRefusal(ladder, playerId, challenged);
    if (reason !== undefined)
      throw problem('challenge-refused', { reason, challengeRange: ladder.challengeRange });
    return startChallenge(deps, contest, [playerId, challenged]);
  });
}

async function startChallenge(
  deps: Deps,
  contest: Contest,
  players: readonly [string, string],
): Promise<string> {
  const { id } = contest;
  const round = contest.row.round + 1;
  const now = deps.clock();
  const endsAt = roundEnd(contest.settings, now);
  const matchId = await startMatch(deps, contest, { players, round });
  const [firstId, secondId] = players;
  const row = { id: newId(), competitionId: id, round, group: 1, firstId, secondId, matchId, endsAt };
  await contest.addPairings([row], now);
  await notifyClubOfRound(deps, contest, [row]);
  await contest.update({ round });
  await addDue(contest.tx, 'competition', id, endsAt);
  return matchId;
}
