import type { ListPart } from '../helpers/list-part.ts';
import { pick } from '../helpers/pick.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findPlayer } from '../players/find-player.ts';
import { sanctionView } from './my-sanctions.ts';
import { listModerationEntries, type ModerationEntry } from './store/moderation-log.ts';
import {
  findReport,
  listReports,
  type ReportState,
  type ReportWithPersons,
  reportsAbout,
} from './store/reports.ts';
import { sanctionsOf } from './store/sanctions.ts';

/** Maximum number of entries of each kind in a player's case. */
const latest: ListPart = { limit: 100 };

/** Returns the reports in a state, oldest first. */
export async function listCases({ db }: Deps, state: ReportState, part: ListPart) {
  return (await listReports(db.prisma, state, part)).map(reportView);
}

/**
 * Returns a report with all moderation data about the reported player.
 * @throws Problem report-not-found
 */
export async function readCase(deps: Deps, id: string) {
  const row = await findReport(deps.db.prisma, id);
  if (row === undefined) throw problem('report-not-found');
  return { report: reportView(row), ...(await readPlayerCase(deps, row.reportedId)) };
}

/**
 * Returns all moderation data about the player with a handle or an id.
 * @throws Problem player-not-found
 */
export async function readPlayerCase(deps: Deps, name: string) {
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

/** All moderation data about a player. */
export type PlayerCase = Awaited<ReturnType<typeof readPlayerCase>>;

/** Returns actions of operators, newest first. */
export async function listSteps({ db }: Deps, part: ListPart) {
  return (await listModerationEntries(db.prisma, undefined, part)).map(stepView);
}

/** Returns the operators' view of a report. */
const reportView = ({ reporterId, reportedId, gameId, messageId, ...report }: ReportWithPersons) => ({
  ...report,
  game: gameId,
});
export type ReportView = ReturnType<typeof reportView>;

/** Returns the view of an operator's action. */
const stepView = (entry: ModerationEntry) => ({
  ...pick(entry, 'id', 'at', 'action', 'until', 'reason'),
  by: entry.moderatorId ?? entry.operator ?? '',
  player: entry.playerId,
  report: entry.reportId,
  sanction: entry.sanctionId,
});
export type ModerationStep = ReturnType<typeof stepView>;
