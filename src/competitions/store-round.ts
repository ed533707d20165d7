import { newId } from '../db/id.ts';
import type { Deps } from '../platform/deps.ts';
import type { Contest } from './contest.ts';
import { lineUpsIn } from './line-ups.ts';
import type { Round } from './rules/competition.ts';
import { rankPairings } from './rules/teams.ts';
import type { NewPairingRow } from './store/pairings.ts';

/** Stores the pairings of a round, in the order in which their matches will start. */
export async function storeRound(deps: Deps, contest: Contest, paired: Round, round: number): Promise<void> {
  const { teamSize, bestOf } = contest.settings;
  const rows =
    teamSize === null
      ? rowsOfPlayers(paired)
      : rowsOfTeams(paired, teamSize, bestOf, await lineUpsIn(contest));
  const added = rows.map((row) => ({ ...row, id: newId(), competitionId: contest.id, round, matchId: null }));
  await contest.addPairings(added, deps.clock());
}

/** A pairing without its ids and place in the competition. */
type Met = Omit<NewPairingRow, 'id' | 'competitionId' | 'round' | 'matchId'>;

/** A pairing without an opponent. */
const alone = (firstId: string): Met => ({ group: 1, firstId, secondId: null });

const rowsOfPlayers = ({ pairings, byes }: Round): Met[] => [
  ...byes.map(alone),
  ...pairings.map(({ group, players: [firstId, secondId] }) => ({ group, firstId, secondId })),
];

/** All players of a team with a bye have the bye; a rank that the other team cannot fill counts as a match it gave up. */
function rowsOfTeams(
  { pairings, byes }: Round,
  teamSize: number,
  bestOf: number,
  lineUps: ReadonlyMap<string, readonly string[]>,
): Met[] {
  const rows: Met[] = byes.flatMap((team) =>
    (lineUps.get(team) ?? [])
      .slice(0, teamSize)
      .map((player, index) => ({ ...alone(player), boardNumber: index + 1, firstTeamId: team })),
  );
  for (const pairing of pairings)
    for (const { boardNumber, teams, players } of rankPairings(pairing, lineUps, teamSize)) {
      const [firstTeamId, secondTeamId] = teams;
      const [firstId, secondId = null] = players;
      const firstHalves = secondId === null ? bestOf + 1 : 0;
      rows.push({
        group: pairing.group,
        firstId,
        secondId,
        boardNumber,
        firstTeamId,
        secondTeamId,
        firstHalves,
      });
    }
  return rows;
}
