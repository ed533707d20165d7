import type { Pairing, Round } from '../../competitions/competition.ts';
import { rankPairings } from '../../competitions/teams.ts';
import type { CompetitionRow } from '../../db/competitions/competitions.ts';
import { insertPairings, type NewPairingRow } from '../../db/competitions/pairings.ts';
import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { createMatch } from '../matches/create.ts';
import { type Bag, newBagApart } from '../table/new-game.ts';
import { lineUpsIn } from './line-ups.ts';
import { settingsOf } from './settings.ts';
import { tellRound } from './tell.ts';

/** Stores the pairings of a round and begins their matches, in the transaction under way. */
export async function storeRound(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  paired: Round,
  round: number,
): Promise<void> {
  const { sameBag, teamSize } = settingsOf(competition);
  const bag = sameBag ? newBagApart(deps) : undefined;
  const rows =
    teamSize === null
      ? await rowsOfPlayers(deps, competition, paired, round, bag)
      : await rowsOfTeams(deps, competition, paired, round, {
          bag,
          teamSize,
          lineUps: await lineUpsIn(tx, competition.id),
        });
  await insertPairings(tx, rows, deps.clock());
  await tellRound(deps, tx, competition, rows);
}

/** A row without a match: there is nobody to play. */
const rowWithoutMatch = ({ id: competitionId }: CompetitionRow, round: number, firstId: string) => ({
  id: newId(),
  competitionId,
  round,
  pool: 1,
  firstId,
  secondId: null,
  matchId: null,
});

async function rowsOfPlayers(
  deps: Deps,
  competition: CompetitionRow,
  { pairings, byes }: Round,
  round: number,
  bag: Bag | undefined,
): Promise<NewPairingRow[]> {
  const rows: NewPairingRow[] = byes.map((player) => rowWithoutMatch(competition, round, player));
  for (const pairing of pairings)
    rows.push(await beginPairing(deps, competition, { ...pairing, round }, bag));
  return rows;
}

/** What begins the matches of teams. */
interface TeamRound {
  readonly bag: Bag | undefined;
  readonly teamSize: number;
  readonly lineUps: ReadonlyMap<string, readonly string[]>;
}

/** All who would play have the bye of their team; a rank that the other team cannot fill is like a match it has given up. */
async function rowsOfTeams(
  deps: Deps,
  competition: CompetitionRow,
  { pairings, byes }: Round,
  round: number,
  { bag, teamSize, lineUps }: TeamRound,
): Promise<NewPairingRow[]> {
  const rows: NewPairingRow[] = byes.flatMap((team) =>
    (lineUps.get(team) ?? []).slice(0, teamSize).map((player, index) => ({
      ...rowWithoutMatch(competition, round, player),
      rank: index + 1,
      firstTeamId: team,
    })),
  );
  for (const pairing of pairings)
    for (const { rank, teams, players } of rankPairings(pairing, lineUps, teamSize)) {
      const [firstTeamId, secondTeamId] = teams;
      const of = { rank, firstTeamId, secondTeamId };
      const { pool } = pairing;
      const firstHalves = settingsOf(competition).bestOf + 1;
      rows.push(
        players.length === 1
          ? { ...rowWithoutMatch(competition, round, players[0]), pool, firstHalves, ...of }
          : { ...(await beginPairing(deps, competition, { pool, players, round }, bag)), ...of },
      );
    }
  return rows;
}

/** Begins the match of a pairing, and returns the row that is to be stored. */
export async function beginPairing(
  deps: Deps,
  { id: competitionId, name, label, creatorId, ...competition }: CompetitionRow,
  { pool, players, round }: Pairing & { readonly round: number },
  bag?: Bag,
): Promise<NewPairingRow> {
  const { match: settings, rated, bestOf, form, ties } = settingsOf(competition);
  const match = {
    name,
    label: label ?? name,
    settings,
    visibility: 'public' as const,
    rated,
    bestOf,
    form,
    ties,
    creatorId,
    players,
    competitionId,
    round,
  };
  const { id: matchId } = await createMatch(deps, match, bag);
  return { id: newId(), competitionId, round, pool, firstId: players[0], secondId: players[1], matchId };
}
