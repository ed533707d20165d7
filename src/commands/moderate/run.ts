import { appoint } from '../../moderation/appoint.ts';
import { listCases, listSteps, readCase, readPlayerCase } from '../../moderation/cases.ts';
import { dismiss } from '../../moderation/dismiss.ts';
import { fairPlay } from '../../moderation/fair-play.ts';
import { sanction } from '../../moderation/sanction.ts';
import type { Moderator } from '../../moderation/store/moderation-log.ts';
import type { SanctionKind } from '../../moderation/store/sanctions.ts';
import { undo } from '../../moderation/undo.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Arguments, UsageError, usage } from './arguments.ts';
import { caseLines, findingLine, reportLine, reportLines, sanctionLine, stepLine } from './lines.ts';

type Command = (deps: Deps, by: Moderator, given: Arguments) => Promise<readonly string[]>;

const maxListed = 100;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const commands: Readonly<Record<string, Command>> = {
  queue: async (deps) => {
    const reports = await listCases(deps, 'open', { limit: maxListed });
    return reports.length === 0 ? ['No report is open.'] : reports.map(reportLine);
  },
  show: async (deps, _by, given) => show(deps, needed(given, 'about')),
  warn: sanctioning('warning'),
  silence: sanctioning('silence'),
  ban: sanctioning('ban'),
  undo: async (deps, by, given) => {
    const undone = await undo(deps, by, needed(given, 'about'), needed(given, 'because'));
    return [sanctionLine(undone)];
  },
  dismiss: async (deps, by, given) => {
    await dismiss(deps, by, needed(given, 'about'), needed(given, 'because'));
    return ['The report is dismissed.'];
  },
  log: async (deps) => (await listSteps(deps, { limit: maxListed })).map(stepLine),
  'fair-play': async (deps, _by, given) => {
    const findings = await fairPlay(deps, given.about === '' ? undefined : given.about);
    return findings.length === 0 ? ['Nothing stands out.'] : findings.map(findingLine);
  },
  appoint: async (deps, by, given) => [await appoint(deps, by, needed(given, 'about'))],
};

/**
 * Runs an operator's command. Returns the lines to print.
 * @throws UsageError, and the problems of the action
 */
export function runCommand(deps: Deps, by: Moderator, given: Arguments): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, given.command) ? commands[given.command] : undefined;
  if (command === undefined) throw new UsageError(usage);
  return command(deps, by, given);
}

function sanctioning(kind: SanctionKind): Command {
  return async (deps, by, given) => {
    const { days, report } = given;
    const about = { player: needed(given, 'about'), kind, reason: needed(given, 'because') };
    return [sanctionLine(await sanction(deps, by, { ...about, days, report }))];
  };
}

async function show(deps: Deps, about: string): Promise<string[]> {
  if (!uuid.test(about)) return caseLines(await readPlayerCase(deps, about));
  const { report, ...player } = await readCase(deps, about);
  return [...reportLines(report), ...caseLines(player)];
}

function needed(given: Arguments, name: 'about' | 'because'): string {
  if (given[name] === '') throw new UsageError(usage);
  return given[name];
}
