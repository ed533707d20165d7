import type { Tx } from '../../db/tx.ts';
import { type Prisma, type Report, ReportReason, type ReportState } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { type Person, personColumns, personOf } from '../../players/store/players.ts';

export { ReportReason, type ReportState };

/** What was reported, as it was at that time. */
export type Evidence = {
  readonly handle: string;
  readonly displayName: string;
  readonly game?: { readonly id: string; readonly name: string } | undefined;
  readonly message?: { readonly id: string; readonly text: string; readonly at: string } | undefined;
};

/** A report as it is stored. */
export type ReportRow = Readonly<Omit<Report, 'evidence'>> & {
  /** Null: erased, because one of the two deleted their account. */
  readonly evidence: Evidence | null;
};

/** A report with those whom it concerns. */
export type ReportWithPersons = ReportRow & { readonly reporter: Person; readonly reported: Person };

const include = {
  reporter: { select: personColumns },
  reported: { select: personColumns },
} as const satisfies Prisma.ReportInclude;

/** Gives what is stored as JSON its type. */
function reportOf(row: Prisma.ReportGetPayload<{ include: typeof include }>): ReportWithPersons {
  const { reporter, reported, ...report } = row;
  const evidence = report.evidence as Evidence | null;
  return { ...report, evidence, reporter: personOf(reporter), reported: personOf(reported) };
}

/** Adds an open report. */
export async function insertReport(
  db: Tx,
  report: Omit<ReportRow, 'state' | 'closedAt' | 'evidence'> & { readonly evidence: Evidence },
): Promise<void> {
  await db.report.create({ data: { ...report, evidence: report.evidence as Prisma.InputJsonValue } });
}

/** Returns a report. */
export async function findReport(db: Tx, id: string): Promise<ReportWithPersons | undefined> {
  const row = await db.report.findUnique({ where: { id }, include });
  return row === null ? undefined : reportOf(row);
}

/** Returns reports in a state, the oldest first. */
export async function listReports(db: Tx, state: ReportState, part: ListPart): Promise<ReportWithPersons[]> {
  const { where, ...rest } = partById(part, 'asc');
  return (await db.report.findMany({ where: { state, ...where }, include, ...rest })).map(reportOf);
}

/** Most reports about a player that are listed. */
const maxAbout = 100;

/** Returns the reports about a player, the latest first. */
export async function reportsAbout(db: Tx, player: string): Promise<ReportWithPersons[]> {
  const where = { reportedId: player };
  const rows = await db.report.findMany({ where, include, orderBy: { id: 'desc' }, take: maxAbout });
  return rows.map(reportOf);
}

/** Closes an open report; returns false if it is not open. */
export async function closeReport(
  db: Tx,
  id: string,
  state: Exclude<ReportState, 'open'>,
  at: Date,
): Promise<boolean> {
  const data = { state, closedAt: at };
  return (await db.report.updateMany({ where: { id, state: 'open' }, data })).count === 1;
}
