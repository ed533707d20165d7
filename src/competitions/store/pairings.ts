import type { Tx } from '../../db/tx.ts';
import type { CompetitionPairing } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { ABSENCES } from '../../ratings/rules/counting.ts';
import type { Outcome } from '../rules/competition.ts';

/** A row of the table `competition_pairings`. */
export type PairingRow = Readonly<Omit<CompetitionPairing, 'outcome'>> & { readonly outcome: Outcome | null };

/** The columns of a new pairing, or of a bye; `firstHalves` where there is nobody to play. */
export type NewPairingRow = Pick<
  PairingRow,
  'id' | 'competitionId' | 'round' | 'pool' | 'firstId' | 'secondId' | 'matchId'
> &
  Partial<Pick<PairingRow, 'rank' | 'firstTeamId' | 'secondTeamId' | 'firstHalves'>> & {
    readonly endsAt?: Date;
  };

const rowOf = (row: CompetitionPairing): PairingRow => ({ ...row, outcome: row.outcome as Outcome | null });

/** Adds the pairings of a round; without a second player they are settled at once. */
export async function insertPairings(db: Tx, pairings: readonly NewPairingRow[], at: Date): Promise<void> {
  await db.competitionPairing.createMany({
    data: pairings.map((pairing) =>
      pairing.secondId === null ? { ...pairing, settledAt: at, outcome: 'first' } : pairing,
    ),
  });
}

/** Returns the pairings of a competition, or of one round of it, in the order of their creation. */
export async function pairingsIn(db: Tx, competitionId: string, round?: number): Promise<PairingRow[]> {
  const where = { competitionId, ...(round !== undefined && { round }) };
  return (await db.competitionPairing.findMany({ where, orderBy: { id: 'asc' } })).map(rowOf);
}

/** Returns the pairings of a competition that are not settled. */
export async function openPairings(db: Tx, competitionId: string): Promise<PairingRow[]> {
  const where = { competitionId, settledAt: null };
  return (await db.competitionPairing.findMany({ where, orderBy: { id: 'asc' } })).map(rowOf);
}

/** A pairing of two. */
export type PairingOfTwo = PairingRow & { readonly secondId: string };

/** Returns the pairings of a competition whose matches have not begun, in the order of their creation. */
export async function pairingsToBegin(db: Tx, competitionId: string): Promise<PairingOfTwo[]> {
  const where = { competitionId, settledAt: null, matchId: null };
  const rows = await db.competitionPairing.findMany({ where, orderBy: { id: 'asc' } });
  return rows.flatMap((row) => (row.secondId === null ? [] : { ...rowOf(row), secondId: row.secondId }));
}

/** Writes which match has begun for a pairing. */
export async function setMatchOf(db: Tx, id: string, matchId: string): Promise<void> {
  await db.competitionPairing.update({ where: { id }, data: { matchId } });
}

/** Returns a part of the pairings of a competition, or of one round of it. */
export async function pairingsPart(
  db: Tx,
  competitionId: string,
  round: number | undefined,
  part: ListPart,
): Promise<PairingRow[]> {
  const { where, ...rest } = partById(part, 'asc');
  const ofRound = { competitionId, ...(round !== undefined && { round }) };
  return (await db.competitionPairing.findMany({ where: { ...where, ...ofRound }, ...rest })).map(rowOf);
}

/** How a pairing ended. */
export type Settlement = Pick<
  PairingRow,
  'firstHalves' | 'secondHalves' | 'firstPoints' | 'secondPoints' | 'firstAbsent' | 'secondAbsent'
> & { readonly outcome: Outcome };

/** Writes how a pairing ended. */
export async function settlePairing(
  db: Tx,
  id: string,
  settlement: Settlement,
  settledAt: Date,
): Promise<void> {
  await db.competitionPairing.update({ where: { id }, data: { ...settlement, settledAt } });
}

/** Returns, by match, the players who have decided anything in it: other than by having a turn skipped or giving up. */
export async function decidersIn(
  db: Tx,
  matches: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.$queryRaw<{ match: string; player: string }[]>`
    SELECT m.id AS match, s.player_id AS player
    FROM matches m JOIN games g ON g.match_id = m.id JOIN seats s ON s.game_id = g.id
    WHERE m.id = ANY(${matches}::uuid[]) AND EXISTS (
      SELECT 1 FROM log_entries e WHERE e.game_id = g.id AND e.seat = s.seat AND e.seq > 0
        AND e.decision <> ALL(${ABSENCES}::text[]))`;
  const found = new Map<string, Set<string>>();
  for (const { match, player } of rows) found.set(match, (found.get(match) ?? new Set()).add(player));
  return found;
}
