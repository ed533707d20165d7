import type { Tx } from '../../db/tx.ts';
import type { CompetitionEntrant } from '../../generated/prisma/client.ts';
import { groupBy } from '../../helpers/group-by.ts';

/** A row of the table `competition_entrants`. */
export type EntrantRow = Readonly<CompetitionEntrant>;

/** Adds an entrant, or undoes its withdrawal. */
export async function insertEntrant(
  db: Tx,
  entrant: Pick<EntrantRow, 'competitionId' | 'entrantId' | 'enteredAt'>,
): Promise<void> {
  const { competitionId, entrantId } = entrant;
  await db.competitionEntrant.upsert({
    where: { competitionId_entrantId: { competitionId, entrantId } },
    create: entrant,
    update: { withdrawnAt: null },
  });
}

/** Records that a withdrawn entrant returned to a ladder. */
export async function addReturn(db: Tx, competitionId: string, playerId: string, at: Date): Promise<void> {
  await db.competitionEntrant.update({
    where: { competitionId_entrantId: { competitionId, entrantId: playerId } },
    data: { returns: { push: at } },
  });
}

/** Removes an entrant, as if it had never entered. */
export async function deleteEntrant(db: Tx, competitionId: string, entrantId: string): Promise<void> {
  await db.competitionEntrant.deleteMany({ where: { competitionId, entrantId } });
}

/** Records the withdrawal of entrants; skips those who have already withdrawn. */
export async function withdrawEntrants(
  db: Tx,
  competitionId: string,
  entrants: readonly string[],
  withdrawnAt: Date,
): Promise<void> {
  if (entrants.length === 0) return;
  await db.competitionEntrant.updateMany({
    where: { competitionId, entrantId: { in: [...entrants] }, withdrawnAt: null },
    data: { withdrawnAt },
  });
}

/** Returns the entrants of a competition in order of entry. */
export function entrantsIn(db: Tx, competitionId: string): Promise<EntrantRow[]> {
  return db.competitionEntrant.findMany({
    where: { competitionId },
    orderBy: [{ enteredAt: 'asc' }, { entrantId: 'asc' }],
  });
}

/** Returns the number of active entrants of some competitions, by competition. */
export async function countEntrants(
  db: Tx,
  competitions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.competitionEntrant.groupBy({
    by: ['competitionId'],
    where: { competitionId: { in: [...competitions] }, withdrawnAt: null },
    _count: true,
  });
  return new Map(rows.map(({ competitionId, _count }) => [competitionId, _count]));
}

/** Returns the group sizes of some competitions, withdrawn entrants included, by competition. */
export async function countGroups(
  db: Tx,
  competitions: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db.competitionEntrant.groupBy({
    by: ['competitionId', 'group'],
    where: { competitionId: { in: [...competitions] }, seed: { not: null } },
    _count: true,
  });
  const groups = groupBy(rows, ({ competitionId }) => competitionId);
  return new Map([...groups].map(([id, each]) => [id, each.map(({ _count }) => _count)]));
}

/** The seed of an entrant, and its group or division. */
export interface Placement {
  readonly id: string;
  readonly seed: number;
  readonly group: number;
}

/** Places entrants: gives each a seed and a group. */
export async function placeEntrants(
  db: Tx,
  competitionId: string,
  places: readonly Placement[],
): Promise<void> {
  const [ids, seeds, groups] = [
    places.map(({ id }) => id),
    places.map(({ seed }) => seed),
    places.map(({ group }) => group),
  ];
  await db.$executeRaw`
    UPDATE competition_entrants e SET seed = p.seed, group_number = p.group_number
    FROM unnest(${ids}::uuid[], ${seeds}::smallint[], ${groups}::smallint[]) AS p (id, seed, group_number)
    WHERE e.competition_id = ${competitionId}::uuid AND e.player_id = p.id`;
}

/** Returns those of some competitions in which a player takes part, alone or in a team. */
export async function enteredAmong(
  db: Tx,
  playerId: string,
  competitions: readonly string[],
): Promise<string[]> {
  const among = { competitionId: { in: [...competitions] } };
  const select = { competitionId: true };
  const alone = await db.competitionEntrant.findMany({
    where: { entrantId: playerId, ...among, withdrawnAt: null },
    select,
  });
  const inTeams = await db.competitionTeamMember.findMany({
    where: { playerId, ...among, joinedAt: { not: null }, leftAt: null },
    select,
  });
  return [...alone, ...inTeams].map(({ competitionId }) => competitionId);
}
