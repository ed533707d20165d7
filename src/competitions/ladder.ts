import { addDue } from '../db/due.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import { beginMatch } from './begin-matches.ts';
import { courseOf } from './course.ts';
import { notifyClubOfRound } from './notify.ts';
import { formatOf } from './rules/formats.ts';
import { challengeRefusal, ladderAfter } from './rules/ladder.ts';
import { roundEnd, settingsOf } from './settings.ts';
import { type CompetitionRow, lockCompetition, updateCompetition } from './store/competitions.ts';
import { insertPairings } from './store/pairings.ts';
import { closed } from './take-part.ts';

/**
 * Challenges an entrant of a ladder: their match begins at once, as who enters a ladder agrees to that.
 * @param name handle or id of the other
 * @returns the id of the match
 * @throws Problem competition-not-found, competition-closed, player-not-found, challenge-refused, account-required,
 *   too-many-requests
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
    const competition = await lockCompetition(tx, id);
    if (competition === undefined) throw problem('competition-not-found');
    if (formatOf(competition).stage !== 'challenge' || competition.status !== 'running')
      throw closed(competition);
    const ladder = ladderAfter(await courseOf(tx, competition), settingsOf(competition).reach);
    const reason = challengeRefusal(ladder, playerId, challenged);
    if (reason !== undefined) throw problem('challenge-refused', { reason, reach: ladder.reach });
    return beginChallenge(deps, tx, competition, [playerId, challenged]);
  });
}

async function beginChallenge(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  players: readonly [string, string],
): Promise<string> {
  const { id } = competition;
  const round = competition.round + 1;
  const now = deps.clock();
  const endsAt = roundEnd(settingsOf(competition), now);
  const matchId = await beginMatch(deps, competition, { players, round });
  const [firstId, secondId] = players;
  const row = { id: newId(), competitionId: id, round, pool: 1, firstId, secondId, matchId, endsAt };
  await insertPairings(tx, [row], now);
  await notifyClubOfRound(deps, tx, competition, [row]);
  await updateCompetition(tx, id, { round });
  await addDue(tx, 'competition', id, endsAt);
  return matchId;
}
