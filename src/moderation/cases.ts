import {
  listModerationEntries,
  type ModerationAction,
  type ModerationEntry,
} from '../db/people/moderation-log.ts';
import {
  type Evidence,
  findReport,
  listReports,
  type ReportReason,
  type ReportState,
  type ReportWithPersons,
  reportsAbout,
} from '../db/people/reports.ts';
import { sanctionsOf } from '../db/people/sanctions.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { findPlayer, type Person } from '../people/find-player.ts';
import { type SanctionView, sanctionView } from '../people/my-sanctions.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';

/** A report as operators see it. */
export interface ReportView {
  readonly id: string;
  readonly state: ReportState;
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly evidence: Evidence | null;
  readonly game: string | null;
  readonly reporter: Person;
  readonly reported: Person;
  readonly createdAt: string;
  readonly closedAt: string | null;
}

/** A step of an operator. */
export interface ModerationStep {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: ModerationAction;
  readonly player: string | null;
  readonly report: string | null;
  readonly sanction: string | null;
  readonly until: string | null;
  readonly reason: string;
}

/** Everything that operators know about a player. */
export interface PlayerCase {
  readonly player: Person;
  readonly sanctions: readonly SanctionView[];
  readonly reports: readonly ReportView[];
  readonly log: readonly ModerationStep[];
}

/** Most of each kind in the case of a player. */
const latest: ListPart = { limit: 100 };

/** Returns reports in a state, the oldest first. */
export async function listCases({ db }: Deps, state: ReportState, part: ListPart): Promise<ReportView[]> {
  return (await listReports(db.prisma, state, part)).map(reportView);
}

/**
 * Returns a report with everything that is known about the reported player.
 * @throws Problem report-not-found
 */
export async function readCase(
  deps: Deps,
  id: string,
): Promise<PlayerCase & { readonly report: ReportView }> {
  const row = await findReport(deps.db.prisma, id);
  if (row === undefined) throw problem('report-not-found');
  return { report: reportView(row), ...(await readPlayerCase(deps, row.reportedId)) };
}

/**
 * Returns what is known about the player with a handle or an id.
 * @throws Problem player-not-found
 */
export async function readPlayerCase(deps: Deps, name: string): Promise<PlayerCase> {
  const player = await findPlayer(deps, name);
  const { prisma } = deps.db;
  const now = deps.clock();
  const reports = await reportsAbout(prisma, player.playerId);
  const entries = await listModerationEntries(prisma, player.playerId, latest);
  return {
    player,
    sanctions: (await sanctionsOf(prisma, player.playerId, latest)).map((row) => sanctionView(row, now)),
    reports: reports.map(reportView),
    log: entries.map(stepView),
  };
}

/** Returns steps of operators, the latest first. */
export async function listSteps({ db }: Deps, part: ListPart): Promise<ModerationStep[]> {
  return (await listModerationEntries(db.prisma, undefined, part)).map(stepView);
}

function reportView(row: ReportWithPersons): ReportView {
  const { id, state, reason, text, evidence, gameId, reporter, reported, createdAt, closedAt } = row;
  return {
    id,
    state,
    reason,
    text,
    evidence,
    game: gameId,
    reporter,
    reported,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

function stepView(entry: ModerationEntry): ModerationStep {
  const { id, at, moderatorId, operator, action, playerId, reportId, sanctionId, until, reason } = entry;
  return {
    id,
    at: at.toISOString(),
    by: moderatorId ?? operator ?? '',
    action,
    player: playerId,
    report: reportId,
    sanction: sanctionId,
    until: until?.toISOString() ?? null,
    reason,
  };
}
