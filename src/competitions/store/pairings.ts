import type { Tx } from '../../db/tx.ts';
import type { CompetitionPairing } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { ABSENCES } from '../../ratings/rules/counting.ts';
import type { Settlement } from '../rules/judging.ts';

type SideColumns =
  | ('firstHalves' | 'secondHalves')
  | ('firstPoints' | 'secondPoints')
  | ('firstAbsent' | 'secondAbsent');

/** A pairing; the values of each side are zero until it is settled. */
export type PairingRow = Readonly<Omit<CompetitionPairing, SideColumns>> & Omit<Settlement, 'outcome'>;

/** A new pairing or bye; `firstHalves` is for one without an opponent. */
export type NewPairingRow = Pick<
  PairingRow,
  'id' | 'competitionId' | 'round' | 'group' | 'firstId' | 'secondId' | 'matchId'
> &
  Partial<Pick<PairingRow, 'boardNumber' | 'firstTeamId' | 'secondTeamId'>> & {
    readonly firstHalves?: number;
    readonly endsAt?: Date;
  };

function rowOf(columns: CompetitionPairing): PairingRow {
  const { firstHalves, secondHalves, firstPoints, secondPoints, firstAbsent, secondAbsent, ...row } = columns;
  return {
    ...row,
    halves: [firstHalves, secondHalves],
    points: [firstPoints, secondPoints],
    absent: [firstAbsent, secondAbsent],
  };
}

/** Adds the pairings of a round; those without a second player are settled immediately. */
export async function insertPairings(db: Tx, pairings: readonly NewPairingRow[], at: Date): Promise<void> {
  await db.competitionPairing.createMany({
    data: pairings.map((pairing) =>
      pairing.secondId === null ? { ...pairing, settledAt: at, outcome: 'first' } : pairing,
    ),
  });
}

/** Returns the pairings of all rounds of a competition, in the order of their creation. */
export async function pairingsIn(db: Tx, competitionId: string): Promise<PairingRow[]> {
  return (await db.competitionPairing.findMany({ where: { competitionId }, orderBy: { id: 'asc' } })).map(
    rowOf,
  );
}

/** Returns the unsettled pairings of a competition. */
export async function openPairings(db: Tx, competitionId: string): Promise<PairingRow[]> {
  const where = { competitionId, settledAt: null };
  return (await db.competitionPairing.findMany({ where, orderBy: { id: 'asc' } })).map(rowOf);
}

/** A pairing with two players. */
export type PairingOfTwo = PairingRow & { readonly secondId: string };

/** Returns the pairings of a competition whose matches have not started, in the order of their creation. */
export async function unstartedPairings(db: Tx, competitionId: string): Promise<PairingOfTwo[]> {
  const where = { competitionId, settledAt: null, matchId: null };
  const rows = await db.competitionPairing.findMany({ where, orderBy: { id: 'asc' } });
  return rows.flatMap((row) => (row.secondId === null ? [] : { ...rowOf(row), secondId: row.secondId }));
}

/** Records the match that was started for a pairing. */
export async function setMatchOf(db: Tx, id: string, matchId: string): Promise<void> {
  await db.competitionPairing.update({ where: { id }, data: { matchId } });
}

/** Returns a page of the pairings of a competition, or of one of its rounds. */
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

/** Records the result of a pairing. */
export async function settlePairing(
  db: Tx,
  id: string,
  { outcome, halves, points, absent }: Settlement,
  settledAt: Date,
): Promise<void> {
  const [firstHalves, secondHalves] = halves;
  const [firstPoints, secondPoints] = points;
  const [firstAbsent, secondAbsent] = absent;
  const sides = { firstHalves, secondHalves, firstPoints, secondPoints, firstAbsent, secondAbsent };
  await db.competitionPairing.update({ where: { id }, data: { outcome, ...sides, settledAt } });
}

/** Returns, by match, the players who have made a decision in it; skipped turns and resignations don't count. */
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
