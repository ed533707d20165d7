import type { Tx } from '../../db/tx.ts';
import type { Competition, CompetitionStatus, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import type { CompetitionKind } from '../rules/formats.ts';

/** A row of the table `competitions`. */
export type CompetitionRow = Readonly<Omit<Competition, 'kind'>> & { readonly kind: CompetitionKind };

/** The columns of a new competition. */
export type NewCompetitionRow = Pick<
  CompetitionRow,
  | 'id'
  | 'kind'
  | 'name'
  | 'description'
  | 'label'
  | 'creatorId'
  | 'clubId'
  | 'capacity'
  | 'startsAt'
  | 'createdAt'
> & { readonly settings: object };

const rowOf = (row: Competition) => row as CompetitionRow;

/** Adds an announced competition, and returns it. */
export async function insertCompetition(
  db: Tx,
  { settings, ...row }: NewCompetitionRow,
): Promise<CompetitionRow> {
  const data = { ...row, status: 'announced' as const, settings: settings as Prisma.InputJsonValue };
  return rowOf(await db.competition.create({ data }));
}

/** Returns a competition. */
export async function findCompetition(db: Tx, id: string): Promise<CompetitionRow | undefined> {
  const row = await db.competition.findUnique({ where: { id } });
  return row === null ? undefined : rowOf(row);
}

/** Returns a competition, and locks it until the transaction ends, in the order of docs/architecture.md#locks. */
export async function lockCompetition(db: Tx, id: string): Promise<CompetitionRow | undefined> {
  // Two statements: the second takes its snapshot after the lock is held.
  await db.$executeRaw`SELECT 1 FROM competitions WHERE id = ${id}::uuid FOR UPDATE`;
  return findCompetition(db, id);
}

/** Returns the unfinished competitions of a club, and locks them like `lockCompetition`. */
export async function lockOpenCompetitions(db: Tx, clubId: string): Promise<CompetitionRow[]> {
  const locked = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM competitions WHERE club_id = ${clubId}::uuid AND status IN ('announced', 'running')
    ORDER BY id FOR UPDATE`;
  const where = { id: { in: locked.map(({ id }) => id) } };
  return (await db.competition.findMany({ where, orderBy: { id: 'asc' } })).map(rowOf);
}

/** The changeable columns of a competition. */
export type CompetitionChange = Partial<
  Pick<CompetitionRow, 'status' | 'round' | 'roundEndsAt' | 'startedAt' | 'finishedAt'>
>;

/** Changes a competition whose lock the caller holds. */
export async function updateCompetition(db: Tx, id: string, change: CompetitionChange): Promise<void> {
  await db.competition.update({ where: { id }, data: change });
}

/** Filters for competitions. */
export interface CompetitionFilter {
  readonly status?: CompetitionStatus | undefined;
  readonly kind?: CompetitionKind | undefined;
  /** Id of a player who takes part in or has created them. */
  readonly of?: string | undefined;
  /** Id of a player with an open invitation to one of their teams. */
  readonly invited?: string | undefined;
  /** Id of the club that they are restricted to. */
  readonly clubId?: string | undefined;
}

/** Returns competitions, newest first. */
export async function listCompetitions(
  db: Tx,
  { status, kind, of, invited, clubId }: CompetitionFilter,
  part: ListPart,
): Promise<CompetitionRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  const mine = of === undefined ? undefined : await competitionsEnteredBy(db, of);
  const inviting = invited === undefined ? undefined : await competitionsInviting(db, invited);
  const rows = await db.competition.findMany({
    where: {
      ...(status !== undefined && { status }),
      ...(kind !== undefined && { kind }),
      ...(clubId !== undefined && { clubId }),
      ...(mine !== undefined && { OR: [{ creatorId: of ?? '' }, { id: { in: mine } }] }),
      // Invitations can be accepted only before the start.
      ...(inviting !== undefined && { AND: { id: { in: inviting }, status: 'announced' } }),
      ...where,
    },
    ...rest,
  });
  return rows.map(rowOf);
}

async function competitionsEnteredBy(db: Tx, playerId: string): Promise<string[]> {
  const select = { competitionId: true };
  const alone = await db.competitionEntrant.findMany({ where: { entrantId: playerId }, select });
  const where = { playerId, joinedAt: { not: null } };
  const inTeams = await db.competitionTeamMember.findMany({ where, select });
  return [...alone, ...inTeams].map(({ competitionId }) => competitionId);
}

async function competitionsInviting(db: Tx, playerId: string): Promise<string[]> {
  const where = { playerId, joinedAt: null };
  const rows = await db.competitionTeamMember.findMany({ where, select: { competitionId: true } });
  return rows.map(({ competitionId }) => competitionId);
}

/** Returns how many competitions of a creator are neither finished nor cancelled. */
export function countOpenCompetitions(db: Tx, creatorId: string): Promise<number> {
  return db.competition.count({ where: { creatorId, status: { in: ['announced', 'running'] } } });
}
