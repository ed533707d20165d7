import type { Pairing, Round } from '../../competitions/competition.ts';
import type { CompetitionRow } from '../../db/competitions/competitions.ts';
import { insertPairings, type NewPairingRow } from '../../db/competitions/pairings.ts';
import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { createMatch } from '../matches/create.ts';
import { type Bag, newBagApart } from '../table/new-game.ts';
import { settingsOf } from './settings.ts';
import { tellRound } from './tell.ts';

/** Stores the pairings of a round and begins their matches, in the transaction under way. */
export async function storeRound(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  { pairings, byes }: Round,
  round: number,
): Promise<void> {
  const { id: competitionId } = competition;
  const rows: NewPairingRow[] = byes.map((firstId) => ({
    id: newId(),
    competitionId,
    round,
    pool: 1,
    firstId,
    secondId: null,
    matchId: null,
  }));
  const bag = settingsOf(competition).sameBag ? newBagApart(deps) : undefined;
  for (const pairing of pairings)
    rows.push(await beginPairing(deps, competition, { ...pairing, round }, bag));
  await insertPairings(tx, rows, deps.clock());
  await tellRound(deps, tx, competition, rows);
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
