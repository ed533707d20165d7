import type { ModerationStep, PlayerCase, ReportView } from '../../moderation/cases.ts';
import type { Finding } from '../../moderation/fair-play.ts';
import type { SanctionView } from '../../moderation/my-sanctions.ts';

/** Returns a report in a line. */
export function reportLine({ id, createdAt, reason, reported, reporter, state }: ReportView): string {
  const isOpen = state === 'open' ? '' : ` (${state})`;
  return `${id}  ${day(createdAt)}  ${reason}: ${reported.handle}, reported by ${reporter.handle}${isOpen}`;
}

/** Returns a report with its evidence. */
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

/** Returns everything that is known about a player. */
export function caseLines({ player, sanctions, reports, log }: PlayerCase): string[] {
  return [
    `${player.handle} (${player.displayName}), ${player.playerId}`,
    ...section('Sanctions', sanctions.map(sanctionLine)),
    ...section('Reports', reports.map(reportLine)),
    ...section('Log', log.map(stepLine)),
  ];
}

/** Returns a sanction in a line. */
export function sanctionLine({
  id,
  kind,
  reason,
  createdAt,
  until,
  liftedAt: undoneAt,
}: SanctionView): string {
  const end = until === null ? '' : ` until ${day(until)}`;
  const undone = undoneAt === null ? '' : `, undone ${day(undoneAt)}`;
  return `${id}  ${day(createdAt)}  ${kind}${end}${undone}: ${indented(reason)}`;
}

/** Returns a step of an operator in a line. */
export function stepLine({ at, by, action, player, sanction, report, reason }: ModerationStep): string {
  const about = [player, sanction, report].filter((id) => id !== null).join(' ');
  return `${at.toISOString()}  ${by}  ${action} ${about}: ${indented(reason)}`;
}

/** Returns a finding about fair play in a line. */
export const findingLine = ({ kind, players, reason }: Finding): string =>
  `${kind}  ${players.join(', ')}: ${indented(reason)}`;

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

const day = (time: Date) => time.toISOString().slice(0, 10);

/** Keeps what people wrote on its line, and control characters away from the terminal. */
const indented = (text: string) => text.replaceAll('\n', ' / ').replaceAll(/\p{C}/gu, '');
