import type { Tx } from './client.ts';

/** Why a player reports another. */
export const reportReasons = [
  'harassment',
  'spam',
  'impersonation',
  'cheating',
  'stalling',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Open, or closed: somebody acted on it, or dismissed it. */
export const reportStates = ['open', 'resolved', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** What was reported, as it was at that time. */
export interface Evidence {
  readonly handle: string;
  readonly displayName: string;
  readonly game?: { readonly id: string; readonly name: string } | undefined;
  readonly message?: { readonly id: string; readonly text: string; readonly at: string } | undefined;
}

/** A report as it is stored. */
export interface ReportRow {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly gameId: string | null;
  readonly messageId: string | null;
  readonly reason: ReportReason;
  readonly text: string | null;
  /** Null: erased, because one of the two deleted their account. */
  readonly evidence: Evidence | null;
  readonly state: ReportState;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

const columns = `
  id, reporter_id AS "reporterId", reported_id AS "reportedId", game_id AS "gameId", message_id AS "messageId", reason,
  text, evidence, state, created_at AS "createdAt", closed_at AS "closedAt"`;

/** Adds an open report. */
export async function insertReport(db: Tx, report: Omit<ReportRow, 'state' | 'closedAt'>): Promise<void> {
  const text = `
    INSERT INTO reports (id, reporter_id, reported_id, game_id, message_id, reason, text, evidence, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  const { id, reporterId, reportedId, gameId, messageId, reason } = report;
  const what = [report.text, JSON.stringify(report.evidence), report.createdAt];
  await db.query(text, [id, reporterId, reportedId, gameId, messageId, reason, ...what]);
}

/** Returns a report. */
export async function findReport(db: Tx, id: string): Promise<ReportRow | undefined> {
  return (await db.query<ReportRow>(`SELECT ${columns} FROM reports WHERE id = $1`, [id])).rows[0];
}

/** Returns the reports in a state, the oldest first; `after` ends the page before. */
export async function listReports(
  db: Tx,
  state: ReportState,
  after: string | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const text = `
    SELECT ${columns} FROM reports WHERE state = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`;
  return (await db.query<ReportRow>(text, [state, after, limit])).rows;
}

/** Returns the reports about a player, the latest first. */
export async function reportsAbout(db: Tx, player: string): Promise<ReportRow[]> {
  const text = `SELECT ${columns} FROM reports WHERE reported_id = $1 ORDER BY id DESC LIMIT 100`;
  return (await db.query<ReportRow>(text, [player])).rows;
}

/** Closes an open report; returns false if it is not open. */
export async function closeReport(
  db: Tx,
  id: string,
  state: Exclude<ReportState, 'open'>,
  at: Date,
): Promise<boolean> {
  const text = `UPDATE reports SET state = $2, closed_at = $3 WHERE id = $1 AND state = 'open'`;
  return (await db.query(text, [id, state, at])).rowCount === 1;
}
