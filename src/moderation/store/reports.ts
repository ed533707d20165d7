import type { Tx } from '../../db/tx.ts';
import { type Prisma, type Report, ReportReason, type ReportState } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { type Person, personColumns, personOf } from '../../players/store/players.ts';

export { ReportReason, type ReportState };

/** A copy of the reported content at the time of the report. */
export type Evidence = {
  readonly handle: string;
  readonly displayName: string;
  readonly game?: { readonly id: string; readonly name: string } | undefined;
  readonly message?: { readonly id: string; readonly text: string; readonly at: string } | undefined;
};

/** A stored report. */
export type ReportRow = Readonly<Omit<Report, 'evidence'>> & {
  /** Null if it was erased because one of the two deleted their account. */
  readonly evidence: Evidence | null;
};

/** A report with the persons concerned. */
export type ReportWithPersons = ReportRow & { readonly reporter: Person; readonly reported: Person };

const include = {
  reporter: { select: personColumns },
  reported: { select: personColumns },
} as const satisfies Prisma.ReportInclude;

/** Narrows the type of the JSON column. */
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

/** Returns the reports in a state, oldest first. */
export async function listReports(db: Tx, state: ReportState, part: ListPart): Promise<ReportWithPersons[]> {
  const { where, ...rest } = partById(part, 'asc');
  return (await db.report.findMany({ where: { state, ...where }, include, ...rest })).map(reportOf);
}

/** Maximum number of listed reports about a player. */
const maxAbout = 100;

/** Returns the reports about a player, newest first. */
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
