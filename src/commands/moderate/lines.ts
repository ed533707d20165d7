import type { ModerationStep, PlayerCase, ReportView } from '../../moderation/cases.ts';
import type { Finding } from '../../moderation/fair-play.ts';
import type { SanctionView } from '../../moderation/my-sanctions.ts';

/** Describes a report in one line. */
export function reportLine({ id, createdAt, reason, reported, reporter, state }: ReportView): string {
  const isOpen = state === 'open' ? '' : ` (${state})`;
  return `${id}  ${day(createdAt)}  ${reason}: ${reported.handle}, reported by ${reporter.handle}${isOpen}`;
}

/** Describes a report with its evidence. */
export function reportLines(report: ReportView): string[] {
  const { text, evidence } = report;
  return [
    reportLine(report),
    ...(text === null ? [] : [`  says: ${indented(text)}`]),
    ...(evidence?.game === undefined ? [] : [`  game: ${evidence.game.name} (${evidence.game.id})`]),
    ...(evidence?.message === undefined
      ? []
      : [`  message of ${evidence.message.at.slice(0, 10)}: ${indented(evidence.message.text)}`]),
  ];
}

/** Describes everything known about a player. */
export function caseLines({ player, sanctions, reports, log }: PlayerCase): string[] {
  return [
    `${player.handle} (${player.displayName}), ${player.playerId}`,
    ...section('Sanctions', sanctions.map(sanctionLine)),
    ...section('Reports', reports.map(reportLine)),
    ...section('Log', log.map(stepLine)),
  ];
}

/** Describes a sanction in one line. */
export function sanctionLine({ id, kind, reason, createdAt, until, liftedAt }: SanctionView): string {
  const end = until === null ? '' : ` until ${day(until)}`;
  const undone = liftedAt === null ? '' : `, undone ${day(liftedAt)}`;
  return `${id}  ${day(createdAt)}  ${kind}${end}${undone}: ${indented(reason)}`;
}

/** Describes a moderation step in one line. */
export function stepLine({ at, by, action, player, sanction, report, reason }: ModerationStep): string {
  const about = [player, sanction, report].filter((id) => id !== null).join(' ');
  return `${at.toISOString()}  ${by}  ${action} ${about}: ${indented(reason)}`;
}

/** Describes a finding about fair play in one line. */
export const findingLine = ({ kind, players, reason }: Finding): string =>
  `${kind}  ${players.join(', ')}: ${indented(reason)}`;

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

const day = (time: Date) => time.toISOString().slice(0, 10);

/** Keeps a player's text on its line, and removes control characters. */
const indented = (text: string) => text.replaceAll('\n', ' / ').replaceAll(/\p{C}/gu, '');
